import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../process/run.ts';
import { compilePackage } from './compilePackage.ts';
import { makeHostPackage } from './makeHostPackage.ts';
import { packedText } from './packedText.ts';
import { PUBLISHED } from './published.ts';
import { publishedManifest, publishedRanges } from './publishedManifest.ts';
import { catalogVersions, readManifest, workspaceVersions } from './versions.ts';

/** Where packages are made, each in a folder of its name. */
export const PACKAGES = join(ROOT, 'dist/packages');

const writeJson = (file: string, content: object): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** What the template asks for is what is published now. */
const publishTemplate = (folder: string): void => {
  const file = join(folder, 'template/package.json');
  const manifest: Record<string, unknown> & {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  } = JSON.parse(readFileSync(file, 'utf8'));
  const versions = { workspace: workspaceVersions(), catalog: catalogVersions(), isExact: false };
  writeJson(file, {
    ...manifest,
    dependencies: publishedRanges(manifest.dependencies, versions),
    peerDependencies: publishedRanges(manifest.peerDependencies, versions),
    devDependencies: publishedRanges(manifest.devDependencies, versions),
  });
};

const copyDocs = (target: string, docs: readonly string[]): void => {
  for (const name of docs) {
    const source = join(ROOT, 'docs', `${name}.md`);
    if (!existsSync(source)) continue;
    mkdirSync(join(target, 'docs'), { recursive: true });
    writeFileSync(
      join(target, 'docs', `${name}.md`),
      packedText(readFileSync(source, 'utf8'), docs),
    );
  }
};

const copyBeside = (name: string, target: string, beside: readonly string[]): void => {
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  for (const path of ['CHANGELOG.md', 'README.md', ...beside]) {
    const source = join(ROOT, 'shared', name, path);
    if (!existsSync(source)) continue;
    cpSync(source, join(target, path), { recursive: true });
  }
};

/** The types of a package that was made, by what is imported. */
const pathsOf = (name: string, target: string): Record<string, string[]> => {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === 'string' || entry['types'] === undefined
        ? []
        : [[`@adviestool/${name}${path.slice(1)}`, [join(target, entry['types'])]]],
    ),
  );
};

/**
 * Makes every package that is published, as it is packed, in a folder of `dist/packages`.
 * @returns those folders, each after those that it needs
 * @throws Error with the output of the compiler
 */
export const makePackages = async (folder = PACKAGES): Promise<string[]> => {
  const workspace = workspaceVersions();
  const catalog = catalogVersions();
  let paths: Record<string, string[]> = {};
  const made: string[] = [];
  for (const each of PUBLISHED) {
    const { name, used = [], beside = [], docs = [], kept = [], isTool = false } = each;
    const target = join(folder, name);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    // Types that were made find the libraries of the workspace; npm never packs this.
    symlinkSync(join(ROOT, 'shared', name, 'node_modules'), join(target, 'node_modules'));
    const manifest = readManifest(name);
    await compilePackage({ name, manifest, kept, used, target, paths });
    copyBeside(name, target, beside);
    copyDocs(target, docs);
    writeJson(
      join(target, 'package.json'),
      publishedManifest(manifest, {
        workspace,
        catalog,
        kept,
        beside: docs.length === 0 ? beside : [...beside, 'docs'],
        isTool,
      }),
    );
    if (name === 'create-remote') publishTemplate(target);
    paths = { ...paths, ...pathsOf(name, target) };
    made.push(target);
  }
  return [...made, await makeHostPackage(folder)];
};
