import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

/** A statement that imports, as the compiler writes it, in code and in types. */
const STATEMENT = /^\s*(?:import|export)\b(?:[^'"`;=]*?\bfrom\s*|\s*)['"]([^'"\n]+)['"];/gm;

/** An import in an expression or a type; texts may speak of others. */
const EXPRESSION = /\bimport\(['"]((?:\.[^'"$\n]*\.js)|(?:[^.'"$\n][^'"$\n]*))['"]\)/g;

/** The names that a build of the host gives a meaning. */
const OF_THE_HOST = new Set(['react-router-whole', 'react-whole', 'zod-whole']);

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const importsOf = (text: string): string[] =>
  [STATEMENT, EXPRESSION].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => specifier),
  );

interface Named {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The module of types that stands for this one. */
const typesOf = (file: string): string => file.replace(/\.js$/, '.d.ts');

/**
 * What a packed package imports and does not have: files of its own, and packages that it does not name.
 * @param folder of the package
 */
export const missingParts = (folder: string): string[] => {
  const manifest: Named = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = new Set([
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  const files = globSync('dist/**/*.{js,mjs,d.ts}', { cwd: folder });
  const missing = files.flatMap((path) => {
    const file = join(folder, path);
    const isMissing = (specifier: string): boolean => {
      if (!specifier.startsWith('.')) {
        const name = packageOf(specifier);
        return !isBuiltin(specifier) && !OF_THE_HOST.has(name) && !named.has(name);
      }
      const imported = join(dirname(file), specifier);
      return !existsSync(path.endsWith('.d.ts') ? typesOf(imported) : imported);
    };
    return importsOf(readFileSync(file, 'utf8'))
      .filter(isMissing)
      .map((specifier) => `${basename(folder)}/${path} imports ${specifier}, which is not there`);
  });
  const isEmpty = globSync('dist/**/*', { cwd: folder }).length === 0;
  return isEmpty ? [`${basename(folder)} has nothing in it`] : [...new Set(missing)];
};
