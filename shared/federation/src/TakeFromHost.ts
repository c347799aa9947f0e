import { join } from 'node:path';

import {
  DefinePlugin,
  NormalModuleReplacementPlugin,
  RuntimePlugin,
  type Compiler,
} from '@rspack/core';

import { HOST_RUNTIME } from './hostRuntime.ts';
import { START_OF_FEDERATION } from './startOfFederation.ts';

const NAME = 'TakeFromHost';

/** The bundler takes it over as it stands, so it is no TypeScript. */
const START = join(import.meta.dirname, 'remoteStart.mjs');

/**
 * Leaves out of a remote's entry what the host has for all of them: the federation runtime, what starts it, and the
 * hash of each chunk, which the release knows.
 */
export class TakeFromHost {
  private readonly remote: string;

  /** @param remote its name in the federation */
  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(START_OF_FEDERATION, START).apply(compiler);
    new DefinePlugin({ ADVIESTOOL_REMOTE: JSON.stringify(this.remote) }).apply(compiler);
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
