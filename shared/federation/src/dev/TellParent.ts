import { stripVTControlCharacters } from 'node:util';

import type { Compiler, Stats } from '@rspack/core';

/** What the builder tells of a part to the process that started it. */
export type PartMessage =
  | { part: string; isBuilt: false }
  | { part: string; isBuilt: true; isRight: boolean; hash?: string; errors?: readonly string[] };

const tell = (message: PartMessage): void => void process.send?.(message);

/** Each with the file that it is about. */
const errorsOf = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, message }) =>
    stripVTControlCharacters(moduleName === undefined ? message : `${moduleName}\n${message}`),
  );

/** Tells the parent when a part is being built, and when it is done. */
export class TellParent {
  private readonly part: string;

  constructor(part: string) {
    this.part = part;
  }

  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('TellParent', () => tell({ part: this.part, isBuilt: false }));
    hooks.afterDone.tap('TellParent', (stats) =>
      tell({
        part: this.part,
        isBuilt: true,
        isRight: !stats.hasErrors(),
        hash: stats.hash ?? '',
        errors: errorsOf(stats),
      }),
    );
  }
}
