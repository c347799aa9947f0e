import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { DocumentError, readDocument } from '@adviestool/federation/assemble/readDocument';

import { remoteFiles } from './remoteFiles.ts';

interface RemoteOptions {
  /** Root of the repository. */
  root: string;
  /** Id of the remote: its folder, its path, its name in variants. */
  id: string;
  /** Id of the variant that gets it. */
  variant: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const refuse = ({ root, id }: RemoteOptions): void => {
  if (!ID.test(id)) {
    throw new DocumentError(
      `‘${id}’ is no name for a remote: expected lower case letters, digits and hyphens, a letter first.`,
    );
  }
  if (id === 'shell') throw new DocumentError('‘shell’ is the name of the host.');
  if (existsSync(join(root, 'remotes', id))) {
    throw new DocumentError(`remotes/${id} is there already.`);
  }
};

/** The variant's text with the remote at the end of its list. */
const withRemote = (text: string, id: string): string => {
  const document: { remotes: object } = JSON.parse(text);
  const remotes = { ...document.remotes, [id]: { preload: 'idle' } };
  return `${JSON.stringify({ ...document, remotes }, null, 2)}\n`;
};

/**
 * Makes a remote that builds and tests as it is, and adds it to a variant.
 * @throws DocumentError, with nothing changed
 */
export const createRemote = (options: RemoteOptions): void => {
  const { root, id, variant } = options;
  refuse(options);
  const variantFile = join(root, 'variants', `${variant}.json`);
  const { remotes } = readDocument(variantFile, variantSchema);
  if (Object.hasOwn(remotes, id)) {
    throw new DocumentError(`${variantFile}: remotes.${id}: is there already.`);
  }
  for (const [name, content] of Object.entries(remoteFiles(id))) {
    const file = join(root, 'remotes', id, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(variantFile, withRemote(readFileSync(variantFile, 'utf8'), id));
};
