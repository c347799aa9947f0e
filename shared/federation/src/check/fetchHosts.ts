import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { z } from 'zod';

import { publishedHostSchema, type PublishedHost } from '../assemble/hostDocument.ts';
import { readDocument } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { runNpm } from '../build/runNpm.ts';
import { versionFor } from './versionFor.ts';

/** The package that every version of the host is published as. */
const PACKAGE = '@adviestool/host';

/** What npm answers about one version is no list. */
const versionsSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((versions) => [versions].flat());

const isFile = (given: string): boolean => given.endsWith('.json');

const refused = (output: string): SiteError =>
  new SiteError(`${output.trimEnd()}\nnpm has no ${PACKAGE}: nothing was checked.`);

const publishedVersions = async (folder: string): Promise<string[]> => {
  const { code, stdout, output } = await runNpm(folder, ['view', PACKAGE, 'versions', '--json']);
  if (code !== 0) throw refused(output);
  return versionsSchema.parse(JSON.parse(stdout));
};

/** Has npm bring the document of a version, as the folder is set up to ask for packages. */
const fetchHost = async (folder: string, version: string): Promise<PublishedHost> => {
  const place = mkdtempSync(join(tmpdir(), 'adviestool-host-'));
  try {
    const settings = join(folder, '.npmrc');
    if (existsSync(settings)) cpSync(settings, join(place, '.npmrc'));
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    const { code, output } = await runNpm(place, [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      `${PACKAGE}@${version}`,
    ]);
    if (code !== 0) throw refused(output);
    return readDocument(
      join(place, 'node_modules', PACKAGE, 'dist/host.json'),
      publishedHostSchema,
    );
  } finally {
    rmSync(place, { recursive: true });
  }
};

/**
 * The hosts that are meant, each by `latest`, `previous`, a version, a range, or the path of a document.
 * @param folder of the remote
 * @throws SiteError, DocumentError
 */
export const fetchHosts = async (
  folder: string,
  given: readonly string[],
): Promise<PublishedHost[]> => {
  const published = given.every(isFile) ? [] : await publishedVersions(folder);
  const hosts: PublishedHost[] = [];
  for (const each of given) {
    hosts.push(
      isFile(each)
        ? readDocument(resolve(each), publishedHostSchema)
        : // One after another: npm keeps what it fetched in one place.
          await fetchHost(folder, versionFor(each, published)),
    );
  }
  return hosts;
};
