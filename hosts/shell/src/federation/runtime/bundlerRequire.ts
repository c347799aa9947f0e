import type { MakeModule } from './sharedModules.ts';

/** The part of what a bundler calls `require` that sharing needs. */
export interface BundlerRequire {
  /** The modules of its build, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Those that have run. */
  c: Record<string, unknown>;
}

/** Has a module of a build be what `take` gives, when it is asked for. */
export const putModule = ({ m, c }: BundlerRequire, id: string, take: () => MakeModule): void => {
  m[id] = (module) => {
    // Kept here, who imports it while it is being run would find nothing; and a failure is not kept.
    Reflect.deleteProperty(c, id);
    module.exports = take()();
  };
};
