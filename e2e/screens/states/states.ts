import type { Screen } from '../screen.ts';
import { ACCOUNT_STATES } from './accountStates.ts';
import { FRAME_STATES } from './frameStates.ts';
import { PROJECTEN_STATES } from './projectenStates.ts';
import { TABEL_STATES } from './tabelStates.ts';
import { WIZARD_STATES } from './wizardStates.ts';

/** What the pages show besides themselves: errors, questions, menus, bars, what is under way. */
export const STATES: readonly Screen[] = [
  ...TABEL_STATES,
  ...ACCOUNT_STATES,
  ...PROJECTEN_STATES,
  ...WIZARD_STATES,
  ...FRAME_STATES,
];
