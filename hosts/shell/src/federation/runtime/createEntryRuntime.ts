import { putModule, type BundlerRequire } from './bundlerRequire.ts';
import { readyToTake, takeModule, type AskedModule, type TakesAnyway } from './sharedModules.ts';

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
    /** Has what a chunk takes from the host ready; `promises` gets what it has to wait for. */
    consumes: (asking: Asking & { chunkId: string | number; promises: Promise<unknown>[] }) => void;
    /** The same for what the entry itself takes, which the build of a remote refuses. */
    installInitialConsumes: (asking: Asking & { initialConsumes: readonly string[] }) => void;
  };
}

/** Of a remote that takes nothing. */
const NOTHING: NonNullable<RemoteRequire['consumesLoadingData']> = {
  chunkMapping: {},
  moduleIdToConsumeDataMapping: {},
};

/** Makes what one remote starts with. */
export const createEntryRuntime = (takesAnyway: TakesAnyway): EntryRuntime => {
  const install = ({ webpackRequire, installedModules }: Asking, ids: readonly string[]): void => {
    // Looked up at each chunk: an update of a build for development brings others.
    const { moduleIdToConsumeDataMapping: asked } = webpackRequire.consumesLoadingData ?? NOTHING;
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
      consumes: ({ chunkId, promises, ...asking }) => {
        const { chunkMapping, moduleIdToConsumeDataMapping: asked } =
          asking.webpackRequire.consumesLoadingData ?? NOTHING;
        const ids = chunkMapping[chunkId] ?? [];
        const ready = readyToTake(ids.flatMap((id) => asked[id] ?? []));
        if (ready !== null) promises.push(ready);
        install(asking, ids);
      },
      installInitialConsumes: ({ initialConsumes, ...asking }) => install(asking, initialConsumes),
    },
  };
};
