import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { hostBase, remoteBase } from '../assemble/parts.ts';
import { HOST } from '../assemble/siteParts.ts';
import { standingHost, standingRemote } from '../assemble/standingPart.ts';
import type { DeployedPart } from './offeredParts.ts';
import { SiteError } from '../assemble/SiteError.ts';

/** A part as it stands on the site already. @throws SiteError, DocumentError */
export const partOnSite = (site: string, name: string, version: string): DeployedPart => {
  const base = name === HOST ? hostBase(version) : remoteBase(name, version);
  if (!existsSync(join(site, base))) {
    throw new SiteError(`${site} does not have ${name} ${version}. Deploy it first.`);
  }
  return name === HOST ? standingHost(site, base) : standingRemote(site, name, version);
};
