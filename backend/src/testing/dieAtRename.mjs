import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/* Loaded before a command, it ends that as a power cut would, just before file or folder DIE_AT_RENAME gets its name. */

const { rename } = fs;

let renamed = 0;

fs.rename = async (from, to) => {
  renamed += 1;
  if (String(renamed) === process.env['DIE_AT_RENAME']) process.kill(process.pid, 'SIGKILL');
  return rename(from, to);
};
syncBuiltinESMExports();
