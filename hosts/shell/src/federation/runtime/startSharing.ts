import { putModule, type BundlerRequire } from './bundlerRequire.ts';
import { provideModule, type MakeModule } from './sharedModules.ts';

/*
 * Stands in for the start of the federation in the build of the host (`hostConfig`): takes over what the
 * bundler knows of what is shared. It runs before every other module.
 */

interface HostRequire extends BundlerRequire {
  /** Run for each chunk that is fetched; absent: the build is one chunk. */
  f?: { consumes?: () => void };
  initializeSharingData: {
    scopeToSharingDataMapping: Record<
      string,
      readonly { name: string; version: string; factory: () => MakeModule }[]
    >;
  };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { fallback: () => MakeModule }>;
  };
}

/** The bundler puts its own in the place of this name. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler calls it so
declare const __webpack_require__: HostRequire;

const host = __webpack_require__;

for (const provided of Object.values(host.initializeSharingData.scopeToSharingDataMapping)) {
  for (const { name, version, factory } of provided) {
    provideModule(name, version, () => factory()());
  }
}

// Of what the host takes from itself, too: it is the only one that provides.
const taken = Object.entries(host.consumesLoadingData.moduleIdToConsumeDataMapping);
for (const [id, { fallback }] of taken) putModule(host, id, fallback);

// All of it is in the entry: a later chunk waits for nothing.
if (host.f !== undefined) host.f.consumes = () => undefined;
