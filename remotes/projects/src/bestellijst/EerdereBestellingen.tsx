import type { Bestelling } from '@adviestool/contract/bestellingen';
import { UIT_IMPORT_APART } from '@adviestool/domain/toelichting/uitImport';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

/** What was ordered, the newest first. */
export const EerdereBestellingen = ({ bestellingen }: { bestellingen: readonly Bestelling[] }) => (
  <DataTable caption={teksten.eerder}>
    <thead>
      <tr>
        <th scope="col">{teksten.eerderKolom.op}</th>
        <th scope="col">{teksten.eerderKolom.leverancier}</th>
        <th scope="col">{teksten.eerderKolom.inhoud}</th>
        <th scope="col">{teksten.eerderKolom.door}</th>
      </tr>
    </thead>
    <tbody>
      {bestellingen.map(({ id, op, leverancier, regels, door, uitBestand }) => (
        <tr key={id}>
          <th scope="row">{formatDateTime(new Date(op))}</th>
          <td>{leverancier ?? teksten.leverancierOnbekend}</td>
          <td>{teksten.inhoud(regels)}</td>
          <td>{uitBestand ? UIT_IMPORT_APART : (door ?? teksten.onbekendeMaker)}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
