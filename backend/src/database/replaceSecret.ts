import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

import { SECRET_MODE } from './keepOnce.ts';

/** Replaces the text of a secret file in one step: a reader gets the former or the new one. */
export const replaceSecret = async (file: string, text: string): Promise<void> => {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, text, { mode: SECRET_MODE });
  await rename(draft, file);
};
