import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import type { BuiltHost, BuiltRemote } from '../assemble/parts.ts';
import { deployParts } from './deployParts.ts';
import type { SwitchCause } from './switchCause.ts';

interface RemoteDeployment {
  site: string;
  remote: BuiltRemote;
  channel: Channel;
  cause?: SwitchCause;
}

/** Deploys a remote to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployRemote = ({ remote, ...deployment }: RemoteDeployment): ReleaseRecord | null =>
  deployParts({ ...deployment, parts: [remote] });

interface HostDeployment {
  site: string;
  host: BuiltHost;
  cause?: SwitchCause;
}

/** Deploys the host to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployHost = ({ host, ...deployment }: HostDeployment): ReleaseRecord | null =>
  deployParts({ ...deployment, channel: 'stable', parts: [host] });
