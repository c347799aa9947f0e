import { command, task, type CheckStep } from '../process/steps.ts';
import { areMembersServed } from './servedMembers.ts';

/** Whether what is built works in every browser that is served, room by room: the libraries of each take long. */
export const servedBrowsers = (): CheckStep[] => [
  ...['hosts', 'remotes'].map((room) =>
    command(`browsers that are served: ${room}`, ['tsx', 'scripts/printNewer.ts', room]),
  ),
  task('browsers that are served: members of own code', areMembersServed),
];
