import type { RemoteRequire } from '../federation/runtime/createEntryRuntime.ts';

/** What a bundler calls `require` in a remote, with this to take from the host; `run` asks it for a module. */
export const buildRequire = (
  name: string,
  consumesLoadingData: NonNullable<RemoteRequire['consumesLoadingData']>,
) => {
  const webpackRequire: RemoteRequire = {
    m: {},
    c: {},
    federation: { initOptions: { name } },
    consumesLoadingData,
  };
  const run = (id: string): unknown => {
    const module = { exports: undefined };
    webpackRequire.c[id] = module;
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, run };
};
