import type { Gebeurtenis } from '@adviestool/contract/gebeurtenissen';
import { detailTekst, soortTekst } from '@adviestool/contract/gebeurtenisTekst';
import { projectPath } from '@adviestool/contract/paths';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDateTime } from '@adviestool/ui/format';
import { Link } from 'react-router';

import styles from './Logboek.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

const Project = ({ project }: Pick<Gebeurtenis, 'project'>) => {
  if (project === null) return teksten.geen;
  if (project.weg === true) return project.naam;
  return <Link to={projectPath(project.id)}>{project.naam}</Link>;
};

const Rij = ({ gebeurtenis }: { gebeurtenis: Gebeurtenis }) => {
  const { op, door, over, project } = gebeurtenis;
  const bijzonderheden = [over?.naam ?? '', detailTekst(gebeurtenis)].filter(Boolean).join(': ');
  return (
    <tr className={styles.rij}>
      <td className={styles.moment}>{formatDateTime(new Date(op))}</td>
      <td className={styles.wie}>{door?.naam ?? teksten.zonderPersoon}</td>
      <td className={styles.wat}>
        {soortTekst(gebeurtenis)}
        {bijzonderheden !== '' && <div className={styles.bij}>{bijzonderheden}</div>}
      </td>
      <td className={project === null ? styles.zonder : styles.project}>
        <Project project={project} />
      </td>
    </tr>
  );
};

/** What happened, the newest first. */
export const LogboekTabel = ({ gebeurtenissen }: { gebeurtenissen: readonly Gebeurtenis[] }) => (
  <DataTable caption={teksten.tabel}>
    <thead className={styles.kop}>
      <tr>
        <th scope="col">{kolom.op}</th>
        <th scope="col">{kolom.door}</th>
        <th scope="col">{kolom.wat}</th>
        <th scope="col">{kolom.project}</th>
      </tr>
    </thead>
    <tbody>
      {gebeurtenissen.map((gebeurtenis) => (
        <Rij key={gebeurtenis.id} gebeurtenis={gebeurtenis} />
      ))}
    </tbody>
  </DataTable>
);
