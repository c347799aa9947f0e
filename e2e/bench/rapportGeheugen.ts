import { readdirSync, readFileSync } from 'node:fs';

/** What makes a report, and what sets a part of one. */
const PROCESSES = /rapporten\/(?:rapport|deel)Proces\.ts/;

const readProc = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** MB that the processes of reports hold together; 0 where the system does not tell. */
export const rapportGeheugen = (): number => {
  let pids: string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  return pids
    .filter((pid) => PROCESSES.test(readProc(pid, 'cmdline')))
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024)
    .reduce((sum, megabytes) => sum + megabytes, 0);
};
