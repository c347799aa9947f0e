import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { ROOT, run } from '../process/run.ts';
import type { Manifest } from './publishedManifest.ts';

interface CompileOptions {
  name: string;
  manifest: Manifest;
  /** Exports that are left out. */
  kept: readonly string[];
  /** Modules that are used by their path, as patterns from the folder of the package. */
  used: readonly string[];
  /** Folder of the package that is made. */
  target: string;
  /** Where the types of packages stand that were compiled before, by what is imported. */
  paths: Record<string, string[]>;
}

const SOURCE = /\.tsx?$/;

/** What a compiler leaves as it is, beside the types that are exported. */
const AS_THEY_ARE = ['src/**/*.{css,mjs}'];

/** A relative import in types, which the compiler does not rewrite. */
const RELATIVE_TYPES = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g;

const exportedBy = ({ manifest, kept }: CompileOptions): string[] =>
  Object.entries(manifest.exports)
    .filter(([path]) => !kept.includes(path))
    .flatMap(([, source]) => (typeof source === 'string' ? [source] : Object.values(source)));

const sourcesOf = (options: CompileOptions): string[] => {
  const { name, manifest, used } = options;
  const folder = join(ROOT, 'shared', name);
  const programs = Object.values(manifest.publishConfig?.bin ?? {});
  const others = globSync([...used, 'src/**/*.d.ts'], { cwd: folder, ignore: ['**/*.test.ts'] });
  return [...new Set([...exportedBy(options), ...programs, ...others])]
    .filter((path) => SOURCE.test(path))
    .map((path) => join(folder, path));
};

const configOf = (options: CompileOptions) => ({
  extends: join(ROOT, 'shared', options.name, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(ROOT, 'shared', options.name, 'src'),
    outDir: join(options.target, 'dist'),
    paths: options.paths,
  },
  include: [],
  files: sourcesOf(options),
});

/** Compiles what a package exports, with its types. @throws Error with the output of the compiler */
export const compilePackage = async (options: CompileOptions): Promise<void> => {
  const { name, target } = options;
  const config = join(target, 'tsconfig.json');
  mkdirSync(target, { recursive: true });
  writeFileSync(config, JSON.stringify(configOf(options), null, 2));
  const { code, output } = await run('tsc', ['--project', config], { quiet: true });
  if (code !== 0) throw new Error(`${name} does not compile:\n${output}`);
  const source = join(ROOT, 'shared', name);
  const types = exportedBy(options).filter((path) => path.endsWith('.d.ts'));
  for (const path of globSync([...AS_THEY_ARE, ...types], { cwd: source })) {
    const file = join(target, path.replace(/^(?:\.\/)?src/, 'dist'));
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(source, path), file);
  }
  for (const path of globSync('dist/**/*.d.ts', { cwd: target })) {
    const file = join(target, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(RELATIVE_TYPES, '$1.js$2'));
  }
};
