import type { GroepInzageLink, InzageLink, InzageStand } from '@adviestool/contract/inzage';
import { projectPath } from '@adviestool/contract/paths';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Button } from '@adviestool/ui/Button';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDate, formatDateTime } from '@adviestool/ui/format';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import styles from './LinksTabel.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

/** A link, with its project where the list is of more than one. */
export type LinkRegel = InzageLink & Partial<Pick<GroepInzageLink, 'project'>>;

const KINDS = {
  geldig: 'ok',
  verlopen: 'neutral',
  ingetrokken: 'neutral',
} as const satisfies Record<InzageStand, string>;

interface RegelProps {
  link: LinkRegel;
  hasProject: boolean;
  onWithdraw: (link: LinkRegel) => void;
}

const Regel = ({ link, hasProject, onWithdraw }: RegelProps) => {
  const { label, soort, project, stand, gemaakt, door, gebruikt, verloopt, maker_zonder_recht } =
    link;
  return (
    <tr>
      <th scope="row" className={styles.naam}>
        {label ?? teksten.zonderLabel}
        {soort === 'bouwplaats' && <span className={styles.tweede}>{teksten.voorBouwplaats}</span>}
        <span className={styles.tweede}>
          {teksten.gemaakt(formatDate(new Date(gemaakt)), door)}
        </span>
      </th>
      {hasProject && (
        <td className={styles.naam}>
          {project !== undefined && (
            <Link to={projectPath(project.id)}>
              {zichtbareNaam(project.naam, `Project ${project.id}`)}
            </Link>
          )}
        </td>
      )}
      <td>
        <Chip kind={KINDS[stand]}>{teksten.stand[stand]}</Chip>
        {maker_zonder_recht === true && (
          <span className={styles.tweede}>{teksten.makerZonderRecht(door)}</span>
        )}
      </td>
      <td className={styles.datum}>{formatDateTime(new Date(verloopt))}</td>
      <td>
        {gebruikt === null ? (
          <span className={styles.nooit}>{teksten.nooit}</span>
        ) : (
          <RelativeTime value={gebruikt} />
        )}
      </td>
      <td>
        {stand === 'geldig' && (
          <Button aria-label={teksten.intrekkenVan(label)} onClick={() => onWithdraw(link)}>
            {teksten.intrekken}
          </Button>
        )}
      </td>
    </tr>
  );
};

interface LinksTabelProps {
  links: readonly LinkRegel[];
  onWithdraw: (link: LinkRegel) => void;
}

/** Links with what became of them; each that works can be withdrawn. */
export const LinksTabel = ({ links, onWithdraw }: LinksTabelProps) => {
  const hasProject = links.some(({ project }) => project !== undefined);
  return (
    <DataTable caption={teksten.tabel}>
      <thead>
        <tr>
          <th scope="col">{kolom.voorWie}</th>
          {hasProject && <th scope="col">{kolom.project}</th>}
          <th scope="col">{kolom.stand}</th>
          <th scope="col">{kolom.verloopt}</th>
          <th scope="col">{kolom.gebruikt}</th>
          <td>
            <VisuallyHidden>{kolom.acties}</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <Regel key={link.id} link={link} hasProject={hasProject} onWithdraw={onWithdraw} />
        ))}
      </tbody>
    </DataTable>
  );
};
