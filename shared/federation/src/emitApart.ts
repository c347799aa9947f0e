import { extname } from 'node:path';

import { rspack, type Compiler, type Configuration } from '@rspack/core';

const NAME = 'EmitApart';

/** The module of each file, by the name of the file: a script or a style sheet. */
export type ApartModules = Readonly<Record<string, string>>;

interface Built {
  texts: ReadonlyMap<string, string>;
  /** Files that they were built from. */
  dependencies: Iterable<string>;
}

/** Builds each, as it stands in the sources, without writing anything. @throws Error */
const build = (modules: ApartModules, { context, resolve, module }: Configuration) =>
  new Promise<Built>((done, fail) => {
    const files = Object.keys(modules);
    const child = rspack({
      context: context ?? '',
      mode: 'production',
      entry: { ...modules },
      target: ['web', 'es2022'],
      // A style sheet has a script beside it, which nobody needs.
      output: { filename: '[name].js', cssFilename: '[name].css' },
      resolve: resolve ?? {},
      module: module ?? {},
      optimization: { minimize: false },
      devtool: false,
    });
    const texts = new Map<string, string>();
    child.hooks.shouldEmit.tap(NAME, (compilation) => {
      for (const file of files) {
        const asset = compilation.getAsset(file + extname(file));
        texts.set(file, asset?.source.source().toString() ?? '');
      }
      return false;
    });
    child.run((error, stats) => {
      const problem = stats?.hasErrors() ? new Error(stats.toString('errors-only')) : error;
      const dependencies = stats?.compilation.fileDependencies ?? [];
      child.close(() => {
        if (problem) fail(problem);
        else done({ texts, dependencies });
      });
    });
  });

/**
 * Emits scripts and style sheets that need nothing around them. They are built apart: an entry of the host would begin
 * with the federation runtime.
 */
export class EmitApart {
  private readonly modules: ApartModules;
  /** How the sources of the host are read. */
  private readonly base: Configuration;

  constructor(modules: ApartModules, base: Configuration) {
    this.modules = modules;
    this.base = base;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before they are minified, with everything else.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { texts, dependencies } = await build(this.modules, this.base);
          for (const file of dependencies) compilation.fileDependencies.add(file);
          for (const [file, text] of texts) {
            compilation.emitAsset(file, new sources.RawSource(text));
          }
        },
      );
    });
  }
}
