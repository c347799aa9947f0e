import type { Screen } from './screen.ts';
import { ACCOUNT_STATES } from './states/accountStates.ts';
import { FRAME_STATES } from './states/frameStates.ts';
import { PROJECTEN_STATES } from './states/projectenStates.ts';
import { TABEL_STATES } from './states/tabelStates.ts';
import { WIZARD_STATES } from './states/wizardStates.ts';

/** What the pages show besides themselves: errors, questions, menus, bars, what is under way. */
export const STATES: readonly Screen[] = [
  ...TABEL_STATES,
  ...ACCOUNT_STATES,
  ...PROJECTEN_STATES,
  ...WIZARD_STATES,
  ...FRAME_STATES,
];
