import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { hostBase, readHost, readRemote, remoteBase } from '../assemble/parts.ts';
import { HOST } from '../assemble/siteParts.ts';
import type { DeployedPart } from './offeredParts.ts';
import { SiteError } from '../assemble/SiteError.ts';

/** A part as it stands on the site already. @throws SiteError, DocumentError */
export const partOnSite = (site: string, name: string, version: string): DeployedPart => {
  const dist = join(site, name === HOST ? hostBase(version) : remoteBase(name, version));
  if (!existsSync(dist)) {
    throw new SiteError(`${site} does not have ${name} ${version}. Deploy it first.`);
  }
  return name === HOST ? readHost(dist) : readRemote(dist, version);
};
