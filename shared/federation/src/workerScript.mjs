import { rspack } from '@rspack/core';

const SCRIPT = 'script.js';

/**
 * A loader, in JavaScript because the build imports it by itself: makes of a module, with all that it
 * imports, one script for a worker (`new URL('./x.ts?worker', import.meta.url)`).
 *
 * The worker of a remote cannot be a part of the remote's build: there it would begin with the
 * federation runtime, whose core only the page has, and look for its other parts beside the page.
 */
// oxlint-disable-next-line import/no-default-export -- a loader is one.
export default function workerScript() {
  const done = this.async();
  const { rules, extensions } = this.getOptions();
  const compiler = rspack({
    context: this.rootContext,
    mode: this.mode,
    entry: this.resourcePath,
    target: ['webworker', 'es2022'],
    output: { filename: SCRIPT },
    resolve: { extensions },
    module: { rules },
    // It would be the place of a file on this machine, of which no script has a use.
    plugins: [new rspack.DefinePlugin({ 'import.meta.url': 'undefined' })],
    devtool: false,
  });
  let script = '';
  compiler.hooks.shouldEmit.tap('workerScript', (compilation) => {
    script = compilation.getAsset(SCRIPT)?.source.source().toString() ?? '';
    return false;
  });
  compiler.run((error, stats) => {
    for (const file of stats?.compilation.fileDependencies ?? []) this.addDependency(file);
    const problem = stats?.hasErrors() ? new Error(stats.toString('errors-only')) : error;
    compiler.close(() => done(problem, script));
  });
}
