import { NormalModuleReplacementPlugin, type WebpackPluginInstance } from '@rspack/core';

/** What a build calls the federation runtime that it starts with. */
export const BUNDLER_RUNTIME = 'adviestool-bundler-runtime';

/** The module that starts the federation in a build; its text is its address. */
export const START_OF_FEDERATION =
  /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;

const FIRST_IMPORT = /from%20%22.*?%22/;

/**
 * The start of the federation imports its runtime by a path of this machine, which would stand in the
 * source map: it gets a name.
 */
export const nameRuntime = (): WebpackPluginInstance =>
  new NormalModuleReplacementPlugin(START_OF_FEDERATION, (asked) => {
    asked.request = asked.request.replace(FIRST_IMPORT, `from%20%22${BUNDLER_RUNTIME}%22`);
  });
