import type { Ontbrekend } from '@adviestool/domain/bewijs/zoekInPaginas';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import { teksten } from './teksten.ts';

const { kop } = teksten;

/** The signed numbers that the text of the report does not have. */
export const OntbrekendTabel = ({ ontbrekend }: { ontbrekend: readonly Ontbrekend[] }) => (
  <DataTable caption={teksten.ontbrekend}>
    <thead>
      <tr>
        <th scope="col">{kop.gevelvulling}</th>
        <th scope="col">{kop.wat}</th>
        <NumericHeader>{kop.ondertekend}</NumericHeader>
      </tr>
    </thead>
    <tbody>
      {ontbrekend.map(({ naam, label, waarde }, index) => (
        <tr key={`${index} ${label}`}>
          <th scope="row">{naam}</th>
          <td>{label}</td>
          <NumericCell>{waarde}</NumericCell>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
