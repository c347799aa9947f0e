import { bouwplaatsPath } from '@adviestool/contract/paths';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';
import type { WachtendProject } from './wachtend.ts';

interface WachtendProps {
  wachtend: readonly WachtendProject[];
  uitleg: string;
}

/** What would be lost, of which project, and where it is sent. */
export const Wachtend = ({ wachtend, uitleg }: WachtendProps) => (
  <Notice kind="warn" title={teksten.wacht}>
    <ul>
      {wachtend.map(({ projectId, naam, ...aantal }) => (
        <li key={projectId}>
          {teksten.regel(zichtbareNaam(naam, teksten.zonderNaam(projectId)), aantal)}{' '}
          <Link to={bouwplaatsPath(projectId)}>
            {aantal.wacht > 0 ? teksten.versturen : teksten.verbeteren}
          </Link>
        </li>
      ))}
    </ul>
    <p>{uitleg}</p>
  </Notice>
);
