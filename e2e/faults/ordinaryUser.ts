import { execFileSync, spawnSync } from 'node:child_process';

const PROGRAM = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

const isRoot = process.getuid?.() === 0;

const canBecome = (): boolean => {
  const [program = '', ...args] = PROGRAM;
  return spawnSync(program, [...args, process.execPath, '--version']).status === 0;
};

/** What runs a program as a user without rights: who has none needs nothing; null: this machine cannot. */
export const asOrdinaryUser = (): readonly string[] | null => {
  if (!isRoot) return [];
  return canBecome() ? PROGRAM : null;
};

/** Gives a folder to that user. */
export const giveToOrdinaryUser = (folder: string): void => {
  if (isRoot) execFileSync('chown', ['-R', '65534:65534', folder]);
};
