import { ExternalsPlugin, RuntimePlugin, type Compiler } from '@rspack/core';

import { HOST_RUNTIME } from './hostRuntime.ts';

const NAME = 'TakeFromHost';

/** The runtime that the federation plugin puts in every entry. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/;

/**
 * Leaves out of a remote's entry what the host has for all of them: the federation runtime, and the
 * hash of each chunk, which the release knows.
 */
export class TakeFromHost {
  apply(compiler: Compiler): void {
    new ExternalsPlugin('var', ({ request }, done) => {
      if (request === undefined || !BUNDLER_RUNTIME.test(request)) return done();
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
