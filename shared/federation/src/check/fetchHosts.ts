import { join, resolve } from 'node:path';

import { publishedHostSchema, type PublishedHost } from '../assemble/hostDocument.ts';
import { readDocument } from '../assemble/readDocument.ts';
import { publishedVersions, withPackage } from '../build/fetchPackage.ts';
import { versionFor } from './versionFor.ts';

/** The package that every version of the host is published as. */
const PACKAGE = '@adviestool/host';

const isFile = (given: string): boolean => given.endsWith('.json');

/**
 * The hosts that are meant, each by `latest`, `previous`, a version, a range, or the path of a document.
 * @param folder of the remote
 * @throws SiteError, DocumentError
 */
export const fetchHosts = async (
  folder: string,
  given: readonly string[],
): Promise<PublishedHost[]> => {
  const published = given.every(isFile) ? [] : await publishedVersions(folder, PACKAGE);
  const hosts: PublishedHost[] = [];
  for (const each of given) {
    if (isFile(each)) {
      hosts.push(readDocument(resolve(each), publishedHostSchema));
      continue;
    }
    const version = versionFor(each, published);
    hosts.push(
      await withPackage(folder, { name: PACKAGE, version }, (place) =>
        readDocument(join(place, 'dist/host.json'), publishedHostSchema),
      ),
    );
  }
  return hosts;
};
