import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import { Card } from '@adviestool/ui/Card';
import { Link } from 'react-router';

import { naamOf } from '../flow/naamOf.ts';
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
              {naamOf(concept)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
