import { ExternalsPlugin, RuntimePlugin, type Compiler } from '@rspack/core';

import { HOST_RUNTIME } from './hostRuntime.ts';
import { BUNDLER_RUNTIME, nameRuntime } from './nameRuntime.ts';

const NAME = 'TakeFromHost';

/**
 * Leaves out of a remote's entry what the host has for all of them: the federation runtime, and the
 * hash of each chunk, which the release knows.
 */
export class TakeFromHost {
  apply(compiler: Compiler): void {
    nameRuntime().apply(compiler);
    new ExternalsPlugin('var', ({ request }, done) => {
      if (request !== BUNDLER_RUNTIME) return done();
      return done(undefined, `${HOST_RUNTIME}.federation()`);
    }).apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { createScript, createLink } = RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = ${HOST_RUNTIME}.integrityOf(script.src);`,
      );
      createLink.tap(
        NAME,
        (code) => `${code}\nlink.integrity = ${HOST_RUNTIME}.integrityOf(link.href);`,
      );
    });
  }
}
