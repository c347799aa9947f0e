import { BannerPlugin, Compilation, type RspackPluginInstance } from '@rspack/core';

/**
 * Has Chromium compile all of a script while it is being fetched, beside the page, where others read past it: most of
 * a first load's code runs at once, and would be read twice. Before the map of a script is made, which counts lines.
 */
export const compileHint = (): RspackPluginInstance =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
