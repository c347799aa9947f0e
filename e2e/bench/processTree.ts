import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds in a tick of /proc, bytes in a page. */
const TICK = 10;
const PAGE = 4096;

interface Spent {
  /** Milliseconds of processor so far. */
  processor: number;
  /** Bytes in memory; what processes share counts for each. */
  memory: number;
}

interface Process extends Spent {
  pid: number;
  parent: number;
}

const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      parent: Number(fields[1]),
      processor: (Number(fields[11]) + Number(fields[12])) * TICK,
      memory: Number(fields[21]) * PAGE,
    };
  } catch {
    // It has ended.
    return null;
  }
};

const sum = (processes: readonly Process[]): Spent => ({
  processor: processes.reduce((total, each) => total + each.processor, 0),
  memory: processes.reduce((total, each) => total + each.memory, 0),
});

/** What a process has used, and beside it all that it started and what those started (of Linux). */
export const spentBy = (pid: number): { own: Spent; below: Spent } => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const below: Process[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = all.filter(({ parent }) => parents.has(parent));
    below.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return { own: sum(all.filter((each) => each.pid === pid)), below: sum(below) };
};
