import type { Compiler, Stats } from '@rspack/core';

/** Emits a JSON document beside the bundle. */
export class EmitDocument {
  private readonly name: string;
  /** What it says; a promise of it too. */
  private readonly make: (stats: Stats) => unknown;

  constructor(name: string, make: (stats: Stats) => unknown) {
    this.name = name;
    this.make = make;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('EmitDocument', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'EmitDocument', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          try {
            const text = JSON.stringify(await this.make(compilation.getStats()), null, 2);
            compilation.emitAsset(this.name, new sources.RawSource(text));
          } catch (error) {
            if (!(error instanceof Error)) throw error;
            // Thrown on it would be a failure of the bundler; it is the author's to mend.
            compilation.errors.push(new WebpackError(error.message));
          }
        },
      );
    });
  }
}
