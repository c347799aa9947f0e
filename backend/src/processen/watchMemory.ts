import { readFile } from 'node:fs/promises';

/** Milliseconds between two looks. */
const KIJK = 200;

/** Processes that a process started; none where the system does not tell. */
const childrenOf = async (pid: number): Promise<number[]> => {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return (children.match(/\d+/g) ?? []).map(Number);
  } catch {
    return [];
  }
};

/** MB that a process holds with those that it started; null where the system does not tell. */
const readMemory = async (pid: number): Promise<number | null> => {
  let status: string;
  try {
    status = await readFile(`/proc/${pid}/status`, 'utf8');
  } catch {
    return null;
  }
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  if (kilobytes === undefined) return null;
  const others = await Promise.all((await childrenOf(pid)).map(readMemory));
  return others.reduce<number>((sum, other) => sum + (other ?? 0), Number(kilobytes) / 1024);
};

/**
 * Looks again and again what a process holds, until the returned function is called.
 * @param most MB; heap and all else
 * @param onMore is told the MB when it is more
 */
export const watchMemory = (
  pid: number | undefined,
  most: number,
  onMore: (megabytes: number) => void,
): (() => void) => {
  const watch = setInterval(() => {
    void readMemory(pid ?? 0).then((megabytes) => {
      if (megabytes !== null && megabytes > most) onMore(Math.round(megabytes));
    });
  }, KIJK);
  return () => clearInterval(watch);
};
