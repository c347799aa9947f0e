import { FederationError } from './FederationError.ts';
import { isWithin, readyFor, type Pair } from './ranges.ts';

/** Gives a module; the first time it runs it. */
export type MakeModule = () => unknown;

/** A module that the host provides. */
interface SharedModule {
  version: string;
  make: MakeModule;
  /** Names in the federation of the remotes that took it. */
  takenBy: Set<string>;
}

/** What a remote asks for, by the range of versions that it was built for. */
export interface AskedModule {
  shareKey: string;
  requiredVersion?: string | false | undefined;
}

/** Whether a remote may have the version of now for a range that this is not in. */
export type TakesAnyway = (remote: string, asked: AskedModule) => boolean;

const modules = new Map<string, SharedModule>();

/** All that the host provides, by name. */
export const sharedModules: ReadonlyMap<string, Readonly<SharedModule>> = modules;

export const provideModule = (name: string, version: string, make: MakeModule): void => {
  modules.set(name, { version, make, takenBy: new Set() });
};

/** A module as the entry of a remote finds it that another tool has built. */
interface ScopedModule {
  get: () => Promise<MakeModule>;
  from: string;
  eager: true;
  loaded: 1;
}

/** What the host provides in the form of Module Federation's containers: by name, then by version. */
export const shareScope = (): Record<string, Record<string, ScopedModule>> =>
  Object.fromEntries(
    [...modules].map(([name, { version, make }]) => [
      name,
      { [version]: { get: () => Promise.resolve(make), from: 'shell', eager: true, loaded: 1 } },
    ]),
  );

/** Has `takeModule` know the ranges of these; null: it does. Rejects when the code for it does not come. */
export const readyToTake = (asked: readonly AskedModule[]): Promise<void> | null =>
  readyFor(
    asked.flatMap(({ shareKey, requiredVersion = false }): Pair[] => {
      const found = modules.get(shareKey);
      return found === undefined || requiredVersion === false
        ? []
        : [[found.version, requiredVersion]];
    }),
  );

/**
 * What the host provides by this name. Nobody else provides anything, so a module exists once.
 * @throws FederationError when the host has it not, or in a version that the remote does not take
 */
export const takeModule = (
  remote: string,
  asked: AskedModule,
  takesAnyway: TakesAnyway,
): MakeModule => {
  const { shareKey, requiredVersion = false } = asked;
  const found = modules.get(shareKey);
  if (found === undefined) {
    throw new FederationError(
      'unfit',
      `${remote} needs ${shareKey}, which the host does not have.`,
    );
  }
  const { version, make, takenBy } = found;
  if (
    requiredVersion !== false &&
    !isWithin(version, requiredVersion) &&
    !takesAnyway(remote, asked)
  ) {
    throw new FederationError(
      'unfit',
      `Version ${version} of ${shareKey} does not satisfy the requirement of ${remote}, which needs ${requiredVersion}.`,
    );
  }
  takenBy.add(remote);
  return make;
};
