import type { Beheer } from '@adviestool/contract/volgen';

import type { Database } from './connect.ts';
import { sendBericht } from './sendBericht.ts';

/** Tells all who have a project on the screen what somebody did with it as a whole, when that is stored. */
export const sendBeheer = (
  database: Database,
  project: number,
  { op, ...beheer }: Omit<Beheer, 'op' | 'aan'> & { op: Date; aan?: Beheer['aan'] },
): Promise<void> =>
  sendBericht(database, {
    soort: 'beheer',
    project,
    beheer: { aan: null, ...beheer, op: op.toISOString() },
  });
