import { FederationError } from './FederationError.ts';
import { loadEntry, type Container } from './loadEntry.ts';
import { shareScope } from './sharedModules.ts';

/** Gives modules of remotes by their names in the federation. */
export interface RemoteRuntime {
  loadRemote: (id: string) => Promise<unknown>;
}

interface RemoteEntries {
  /** Addresses of the entries, by their names in the federation. */
  entries: ReadonlyMap<string, string>;
  /** Subresource integrity by address. */
  integrity: ReadonlyMap<string, string>;
}

/** Loads modules of remotes, each entry once; a failure is not remembered. */
export const createRemoteRuntime = ({ entries, integrity }: RemoteEntries): RemoteRuntime => {
  const opened = new Map<string, Promise<Container>>();

  const open = async (name: string): Promise<Container> => {
    const address = entries.get(name);
    if (address === undefined) throw new Error(`The release has no ${name}.`);
    const container = await loadEntry(name, address, integrity.get(address));
    await container.init(shareScope(), []);
    return container;
  };

  const containerOf = (name: string): Promise<Container> => {
    const known = opened.get(name);
    if (known !== undefined) return known;
    const opening = open(name);
    opened.set(name, opening);
    // Who asked hears of it, the next one tries again.
    opening.catch(() => opened.delete(name));
    return opening;
  };

  return {
    loadRemote: async (id) => {
      const [name = '', module] = id.split('/');
      const container = await containerOf(name);
      const make = await container.get(`./${module}`);
      if (typeof make !== 'function') {
        throw new FederationError('unfit', `${name} has no ${module}.`);
      }
      const made: unknown = make();
      return made;
    },
  };
};
