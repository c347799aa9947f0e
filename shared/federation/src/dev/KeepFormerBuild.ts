import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Compiler } from '@rspack/core';

/** What leads from one build to the next: of an older one a page would stay at the build between. */
const UPDATE = /\.hot-update\./;

/**
 * Leaves the files of the build before beside those of a build for development. A page that takes the next one
 * looks for every file in its folder from the beginning, and until it has taken it asks for chunks of the former.
 */
export class KeepFormerBuild {
  private former: ReadonlySet<string> = new Set();
  private older: ReadonlySet<string> = new Set();

  /** For `output.clean`, which looks at a file once. */
  readonly isKept = (name: string): boolean => this.former.has(name) && !UPDATE.test(name);

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('KeepFormerBuild', ({ assets }) => {
      const now = new Set(Object.keys(assets));
      for (const name of this.older) {
        if (now.has(name) || this.former.has(name)) continue;
        rmSync(join(compiler.outputPath, name), { force: true });
      }
      this.older = this.former;
      this.former = now;
    });
  }
}
