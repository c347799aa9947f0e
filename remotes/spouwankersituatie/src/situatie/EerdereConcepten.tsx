import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import { spouwankersituatieNaam } from '@adviestool/saving/spouwankersituaties';
import { Card } from '@adviestool/ui/Card';
import { Link } from 'react-router';

import { stepPath } from '../flow/paths.ts';
import { teksten } from './teksten.ts';

interface EerdereConceptenProps {
  projectId: number;
  concepten: readonly Spouwankersituatie[];
}

/** The way back to what was filled in earlier in this tab. */
export const EerdereConcepten = ({ projectId, concepten }: EerdereConceptenProps) =>
  concepten.length === 0 ? null : (
    <Card title={teksten.eerder}>
      <ul>
        {concepten.map((concept) => (
          <li key={concept.id}>
            <Link to={stepPath({ projectId, id: concept.id, step: 'situatie' })}>
              {spouwankersituatieNaam(concept)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
