import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { nameProblem } from '@adviestool/create-remote/nameProblem';
import { workspaceFiles } from '@adviestool/create-remote/remoteFiles';
import { writeFiles } from '@adviestool/create-remote/writeFiles';

import { DocumentError, readDocument } from '../assemble/readDocument.ts';

interface RemoteOptions {
  /** Root of the repository. */
  root: string;
  /** Id of the remote: its folder, its path, its name in variants. */
  id: string;
  /** Id of the variant that gets it. */
  variant: string;
}

const refuse = ({ root, id }: RemoteOptions): void => {
  const problem = nameProblem(id);
  if (problem !== null) throw new DocumentError(problem);
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
 * Makes a remote in the repository of the product, which builds and tests as it is, and adds it to a
 * variant.
 * @throws DocumentError, with nothing changed
 */
export const addRemote = (options: RemoteOptions): void => {
  const { root, id, variant } = options;
  refuse(options);
  const variantFile = join(root, 'variants', `${variant}.json`);
  const { remotes } = readDocument(variantFile, variantSchema);
  if (Object.hasOwn(remotes, id)) {
    throw new DocumentError(`${variantFile}: remotes.${id}: is there already.`);
  }
  writeFiles(join(root, 'remotes', id), workspaceFiles(id));
  writeFileSync(variantFile, withRemote(readFileSync(variantFile, 'utf8'), id));
};
