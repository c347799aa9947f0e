import { gevelvullingPath } from '@adviestool/contract/paths';
import type { BouwlijstOntbrekend } from '@adviestool/domain/bouwlijst/bouwlijst';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import styles from './Bouwlijst.module.css';
import { teksten } from './teksten.ts';

interface OntbrekendLijstProps {
  projectId: number;
  ontbrekend: readonly BouwlijstOntbrekend[];
}

/** Names what the totals leave out, each with the way to complete it. */
export const OntbrekendLijst = ({ projectId, ontbrekend }: OntbrekendLijstProps) =>
  ontbrekend.length === 0 ? null : (
    <Notice kind="warn" title={teksten.ontbreekt(ontbrekend.length)}>
      <ul className={styles.ontbrekend}>
        {ontbrekend.map(({ id, naam, reden }) => (
          <li key={id}>
            <Link to={gevelvullingPath(projectId, id)}>{naam}</Link>: {teksten.reden[reden]}
          </li>
        ))}
      </ul>
    </Notice>
  );
