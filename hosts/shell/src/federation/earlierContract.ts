import { withSlotVersion, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import { satisfy, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { EARLIER } from './earlier.ts';

/*
 * Remotes of the contract before this one: all that the host does for them alone stands in this file
 * and in `earlier.ts`. With the next contract both are written anew. Their documents have been read in
 * today's form already, for who composes needs it too (`remoteDocumentSchema`).
 */

/** Whether a remote is one of the contract before. */
export const isEarlier = ({ contract }: Pick<RemoteDocument, 'contract'>): boolean =>
  contract === EARLIER.contract;

/** The places that a module of the contract before fills: they had no versions. */
export const adaptSlots = <File>(
  slots: Readonly<Record<string, File>> = {},
): Record<string, File> =>
  Object.fromEntries(Object.entries(slots).map(([name, file]) => [withSlotVersion(name), file]));

const versionFor = (entry: string): string | undefined =>
  Object.entries(EARLIER.provides).find(([name]) => entry.startsWith(`${name}/`))?.[1];

/**
 * Gives a remote of the contract before the packages of this host, which stand in for those that it was
 * built on: its entry asks for their numbers of then.
 */
export const earlierVersions: ModuleFederationRuntimePlugin = {
  name: 'adviestool-earlier-versions',
  resolveShare: (asked) => {
    const { pkgName, scope, shareScopeMap, shareInfo, version } = asked;
    const { requiredVersion } = shareInfo.shareConfig;
    const shared = shareScopeMap[scope]?.[pkgName]?.[version];
    const former = versionFor(pkgName);
    if (shared === undefined || former === undefined) return asked;
    if (requiredVersion === undefined || requiredVersion === false) return asked;
    if (!satisfy(former, requiredVersion)) return asked;
    return { ...asked, resolver: () => ({ shared, useTreesShaking: false }) };
  },
};
