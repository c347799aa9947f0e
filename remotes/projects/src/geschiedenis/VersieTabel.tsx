import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { useRijen } from '@adviestool/projectoverzicht/useRijen';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';

import { ToestandChip } from '../rijen/ToestandChip.tsx';
import styles from './Geschiedenis.module.css';
import { teksten } from './teksten.ts';

const { kolom, tabel, geen, onleesbaar } = teksten.eerder;

const GEEN_WAARDE = '–';

const mm = (value: number | null): string =>
  value === null ? GEEN_WAARDE : `${formatGetal(value)}${NARROW_SPACE}mm`;

const stuks = (value: number | null): string => (value === null ? GEEN_WAARDE : formatGetal(value));

/** The gevelvullingen of an earlier version, with what the calculation of now makes of them. */
export const VersieTabel = ({ host, project }: { host: HostApi; project: Project }) => {
  const { projectGegevens, gevelvullingen } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const rijen = useRijen({ gevelvullingen, projectGegevens, catalogus });
  if (project.onleesbaar) return <Notice kind="warn">{onleesbaar}</Notice>;
  if (rijen === null) return <Skeleton kind="table" count={8} />;
  if (rijen.length === 0) return <p>{geen}</p>;

  return (
    <DataTable caption={tabel}>
      <thead>
        <tr>
          <th scope="col">{kolom.naam}</th>
          <NumericHeader>{kolom.breedte}</NumericHeader>
          <NumericHeader>{kolom.hoogte}</NumericHeader>
          <NumericHeader>{kolom.aantal}</NumericHeader>
          <NumericHeader>{kolom.hoekankers}</NumericHeader>
          <th scope="col">{kolom.toestand}</th>
        </tr>
      </thead>
      <tbody>
        {rijen.map((rij) => (
          <tr key={rij.id}>
            <th scope="row" className={styles.gevelvulling}>
              {rij.naam}
            </th>
            <NumericCell>{mm(rij.breedte)}</NumericCell>
            <NumericCell>{mm(rij.hoogte)}</NumericCell>
            <NumericCell>{stuks(rij.aantal)}</NumericCell>
            <NumericCell>{stuks(rij.aantalHoekankers)}</NumericCell>
            <td>
              <ToestandChip rij={rij} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
