import { basename, dirname } from 'node:path';

import { z } from 'zod';

/** What is the matter with a file and what to do about it, by the code of the system's error. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it. Give it the rights, or use another user',
  EPERM: 'this user may not change it. Give it the rights, or use another user',
  EROFS: 'its disk can only be read. Mount it for writing, or mend --site',
  ENOSPC: 'the disk is full. Make room (adviestool prune removes old releases) and try again',
  EDQUOT:
    'the quota of the disk is used up. Make room (adviestool prune removes old releases) and try again',
  ENOTDIR: 'a file stands where a folder is expected. Mend the path',
  EISDIR: 'a folder stands where a file is expected. Mend the path',
  ENOENT: 'it is not there. Mend the path',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and try again',
  EIO: 'the disk fails. Look after the disk, or its mount',
  ESTALE: 'the network disk has let go of it. Mount it anew',
};

const systemErrorSchema = z.object({
  code: z.string(),
  path: z.string().optional(),
  /** Where something was moved or copied to. */
  dest: z.string().optional(),
});

/** The code of a system's error, such as `ENOENT`; null of anything else. */
export const codeOf = (error: unknown): string | null =>
  systemErrorSchema.safeParse(error).data?.code ?? null;

/** What a file system refused; null for anything else. */
export const refusalText = (error: unknown): string | null => {
  const { success, data } = systemErrorSchema.safeParse(error);
  const remedy = success ? REMEDIES[data.code] : undefined;
  if (!success || remedy === undefined) return null;
  const text = `${remedy} (${data.code}).`;
  // Of a write to a file that is open the system does not say which.
  const file = data.dest ?? data.path;
  // A file that is being made has a hidden name, which people do not know.
  const path = file !== undefined && basename(file).startsWith('.') ? dirname(file) : file;
  return path === undefined
    ? text.replace(/^./, (first) => first.toUpperCase())
    : `${path}: ${text}`;
};
