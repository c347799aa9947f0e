import { putModule, type BundlerRequire } from './bundlerRequire.ts';
import { takeModule, type AskedModule, type TakesAnyway } from './sharedModules.ts';

/** The part of the bundler's `require` in a remote that its entry hands over. */
export interface RemoteRequire extends BundlerRequire {
  federation: { initOptions: { name: string } };
  /** What the remote takes from the host: which modules, and which of them each chunk needs. */
  consumesLoadingData?: {
    chunkMapping: Readonly<Record<string, readonly string[]>>;
    moduleIdToConsumeDataMapping: Readonly<Record<string, AskedModule>>;
  };
}

interface Asking {
  webpackRequire: RemoteRequire;
  /** Marks what is there already. */
  installedModules: Record<string, unknown>;
}

/** What the code asks for that the bundler writes into the entry of a remote. */
export interface EntryRuntime {
  bundlerRuntimeOptions: Record<string, unknown>;
  bundlerRuntime: {
    S: Record<string, unknown>;
    /** Starts; the answer stands for the remote. */
    init: (start: { webpackRequire: RemoteRequire }) => { name: string };
    /** What is shared is there before any entry: nothing is exchanged. */
    I: () => Promise<true>;
    initContainerEntry: () => true;
    /** Has what a chunk takes from the host ready. */
    consumes: (asking: Asking & { chunkId: string | number }) => void;
    /** The same for what the entry itself takes, which the build of a remote refuses. */
    installInitialConsumes: (asking: Asking & { initialConsumes: readonly string[] }) => void;
  };
}

/** Makes what one remote starts with. */
export const createEntryRuntime = (takesAnyway: TakesAnyway): EntryRuntime => {
  const install = ({ webpackRequire, installedModules }: Asking, ids: readonly string[]): void => {
    // Looked up at each chunk: an update of a build for development brings others.
    const asked = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {};
    const { name } = webpackRequire.federation.initOptions;
    for (const id of ids) {
      const module = asked[id];
      if (module === undefined || id in installedModules) continue;
      installedModules[id] = 0;
      putModule(webpackRequire, id, () => takeModule(name, module, takesAnyway));
    }
  };
  return {
    bundlerRuntimeOptions: {},
    bundlerRuntime: {
      S: {},
      init: ({ webpackRequire: { federation } }) => ({ name: federation.initOptions.name }),
      I: () => Promise.resolve(true),
      initContainerEntry: () => true,
      consumes: ({ chunkId, ...asking }) =>
        install(asking, asking.webpackRequire.consumesLoadingData?.chunkMapping[chunkId] ?? []),
      installInitialConsumes: ({ initialConsumes, ...asking }) => install(asking, initialConsumes),
    },
  };
};
