import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { remoteFiles } from '@adviestool/create-remote/remoteFiles';
import { TEMPLATE_RECORD, templateRecord } from '@adviestool/create-remote/templateRecord';
import { writeFiles } from '@adviestool/create-remote/writeFiles';
import { lte, prerelease, rsort } from 'semver';
import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { publishedVersions, withPackage } from '../build/fetchPackage.ts';
import { planUpdate, type Files, type FileUpdate } from './planUpdate.ts';

/** The package that has the template. */
const PACKAGE = '@adviestool/create-remote';

interface UpdateOptions {
  /** Folder of the remote, a repository of its own. */
  folder: string;
  /** Version of the template that it was made of, where it does not say so itself. */
  from: string | undefined;
  /** The one that it is to follow; absent: the newest. */
  to: string | undefined;
}

export interface Updated {
  from: string;
  to: string;
  files: readonly FileUpdate[];
}

const recordSchema = z.object({ id: z.string(), template: z.string() });
const nameSchema = z.object({ name: z.string() });

const madeOf = ({ folder, from }: UpdateOptions): { id: string; template: string } => {
  const file = join(folder, TEMPLATE_RECORD);
  if (existsSync(file)) {
    const record = readDocument(file, recordSchema);
    return { ...record, template: from ?? record.template };
  }
  if (from === undefined) {
    throw new SiteError(
      `${file} is not there: say by --from VERSION with which ${PACKAGE} the remote was made (before 0.3.0 nothing kept that).`,
    );
  }
  const { name } = readDocument(join(folder, 'package.json'), nameSchema);
  // A team may have put it in a scope of its own.
  return { id: name.replace(/^@[^/]+\//, ''), template: from };
};

const newestOf = (versions: readonly string[]): string | undefined =>
  rsort(versions.filter((version) => prerelease(version) === null))[0];

const read =
  (folder: string) =>
  (path: string): string | null => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };

const write = (folder: string, files: readonly FileUpdate[]): void => {
  for (const { path, text } of files) {
    if (text === null) rmSync(join(folder, path), { force: true });
    else writeFiles(folder, { [path]: text });
  }
};

/**
 * Brings a remote to another version of the template that it was made of; what its team has changed stays.
 * @returns null: there is nothing newer
 * @throws SiteError, DocumentError, with nothing changed
 */
export const updateRemote = async (options: UpdateOptions): Promise<Updated | null> => {
  const { folder } = options;
  const { id, template: from } = madeOf(options);
  const versions = await publishedVersions(folder, PACKAGE);
  const to = options.to ?? newestOf(versions) ?? from;
  const missing = [from, to].find((version) => !versions.includes(version));
  if (missing !== undefined) {
    throw new SiteError(
      `There is no ${PACKAGE} ${missing}. Published are ${rsort([...versions]).join(', ')}.`,
    );
  }
  if (lte(to, from)) {
    if (options.to === undefined) return null;
    throw new SiteError(
      `The remote follows template ${from} already, and ${to} is no newer one: nothing was changed.`,
    );
  }
  const filesOf = (version: string): Promise<Files> =>
    withPackage(folder, { name: PACKAGE, version }, (place) =>
      remoteFiles(id, join(place, 'template')),
    );
  const files = planUpdate({
    from: { version: from, files: await filesOf(from) },
    to: { version: to, files: await filesOf(to) },
    read: read(folder),
  });
  write(folder, [...files, { path: TEMPLATE_RECORD, text: templateRecord(id, to), notes: [] }]);
  return { from, to, files };
};
