import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

import { rspack, type Configuration } from '@rspack/core';
import { z } from 'zod';

/** The module of each page, by its id, whose export `page` is its element. */
export type FirstPages = Readonly<Record<string, string>>;

const SCRIPT = 'pages.js';

/** A module that draws every page; ids begin with the page's, for the page itself is drawn beside it. */
const entryOf = (pages: FirstPages): string => {
  const names = Object.entries(pages);
  const imports = names.map(
    ([, file], index) => `import { page as page${index} } from ${JSON.stringify(file)};`,
  );
  const drawn = names.map(
    ([id], index) =>
      `${JSON.stringify(id)}: renderToStaticMarkup(page${index}, { identifierPrefix: 'first-${id}-' })`,
  );
  return [
    `import { renderToStaticMarkup } from 'react-dom/server';`,
    ...imports,
    `export const pages = { ${drawn.join(', ')} };`,
  ].join('\n');
};

/** A build that runs here, with the names of classes that the browser's has. */
const configOf = (pages: FirstPages, base: Configuration): Configuration => ({
  ...base,
  mode: 'production',
  entry: { pages: `data:text/javascript,${encodeURIComponent(entryOf(pages))}` },
  target: 'node',
  cache: false,
  output: {
    ...(base.output?.uniqueName !== undefined && { uniqueName: base.output.uniqueName }),
    filename: SCRIPT,
    publicPath: '',
    library: { type: 'commonjs2' },
  },
  optimization: { minimize: false, splitChunks: false },
  devtool: false,
  plugins: [],
});

const scriptOf = (pages: FirstPages, base: Configuration) =>
  new Promise<string>((done, fail) => {
    const compiler = rspack(configOf(pages, base));
    let script = '';
    compiler.hooks.shouldEmit.tap('DrawPages', (compilation) => {
      script = compilation.getAsset(SCRIPT)?.source.source().toString() ?? '';
      return false;
    });
    compiler.run((error, stats) => {
      const problem = stats?.hasErrors() ? new Error(stats.toString('errors-only')) : error;
      compiler.close(() => (problem ? fail(problem) : done(script)));
    });
  });

const drawnSchema = z.object({
  exports: z.object({ pages: z.record(z.string(), z.string()) }),
});

/**
 * Draws pages of a remote as text, from the components that will draw them in the browser.
 * @param base how the remote is built
 * @throws Error
 */
export const drawPages = async (
  pages: FirstPages,
  base: Configuration,
): Promise<Record<string, string>> => {
  const run = compileFunction(await scriptOf(pages, base), ['module', 'exports', 'require']);
  const module = { exports: {} };
  run(module, module.exports, createRequire(join(base.context ?? '', 'package.json')));
  return drawnSchema.parse(module).exports.pages;
};
