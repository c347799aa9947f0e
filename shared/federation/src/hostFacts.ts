import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import { SLOT_NAMES } from '@adviestool/contract/slots';

import { READ_FORMS } from './releaseForms/releaseForm.ts';
import {
  installedVersion,
  providedByHost,
  providedPackages,
  UI,
  versionOf,
} from './sharedTable.ts';

export interface HostPackage {
  /** Directory of the host's package. */
  directory: string;
  /** Paths of the host's own pages, which no remote may claim. */
  paths: readonly string[];
  /** The contract before, whose remotes it takes too, and the versions that it then gives packages. */
  earlier: { contract: number; provides: Readonly<Record<string, string>> };
}

/** What remotes find in a host, as its sources say it. */
export const hostFacts = ({ directory, paths, earlier }: HostPackage) => ({
  version: versionOf(directory),
  contracts: { [earlier.contract]: { ...earlier.provides }, [REMOTE_CONTRACT]: {} },
  reads: [...READ_FORMS],
  provides: providedPackages(directory),
  entries: Object.keys(providedByHost(directory)),
  ui: installedVersion(directory, UI),
  paths: [...paths],
  slots: [...SLOT_NAMES],
  isolates: ['frame'],
});
