import { rspack, type Compiler, type Configuration } from '@rspack/core';

import { FIRST_FILES } from './firstFiles.ts';

const NAME = 'EmitFirst';

export interface FirstOptions {
  /** Module of a script that needs nothing around it. */
  script: string;
  style: string;
}

interface Built {
  script: string;
  style: string;
  /** Files that it was built from. */
  dependencies: Iterable<string>;
}

/** Builds both, as they stand in the sources, without writing anything. @throws Error */
const build = (options: FirstOptions, { context, resolve, module }: Configuration) =>
  new Promise<Built>((done, fail) => {
    const child = rspack({
      context: context ?? '',
      mode: 'production',
      entry: { script: options.script, style: options.style },
      target: ['web', 'es2022'],
      output: { filename: '[name].js', cssFilename: '[name].css' },
      resolve: resolve ?? {},
      module: module ?? {},
      optimization: { minimize: false },
      devtool: false,
    });
    let assets: Pick<Built, 'script' | 'style'> = { script: '', style: '' };
    child.hooks.shouldEmit.tap(NAME, (compilation) => {
      const textOf = (name: string): string =>
        compilation.getAsset(name)?.source.source().toString() ?? '';
      assets = { script: textOf('script.js'), style: textOf('style.css') };
      return false;
    });
    child.run((error, stats) => {
      const problem = stats?.hasErrors() ? new Error(stats.toString('errors-only')) : error;
      const dependencies = stats?.compilation.fileDependencies ?? [];
      child.close(() => {
        if (problem) fail(problem);
        else done({ ...assets, dependencies });
      });
    });
  });

/**
 * Emits a script and a style sheet that stand in the document itself. They are built apart: an entry of
 * the host would begin with the federation runtime.
 */
export class EmitFirst {
  private readonly options: FirstOptions;
  /** How the sources of the host are read. */
  private readonly base: Configuration;

  constructor(options: FirstOptions, base: Configuration) {
    this.options = options;
    this.base = base;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before they are minified, with everything else.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const built = await build(this.options, this.base);
          for (const file of built.dependencies) compilation.fileDependencies.add(file);
          compilation.emitAsset(FIRST_FILES.script, new sources.RawSource(built.script));
          compilation.emitAsset(FIRST_FILES.style, new sources.RawSource(built.style));
        },
      );
    });
  }
}
