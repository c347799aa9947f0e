import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, ignore: ['**/node_modules/**', '**/dist/**'] }).toSorted();

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Splits a stylesheet into what stands at its outermost level: what is before a brace, and within. */
const blocksOf = (sheet: string): { head: string; body: string }[] => {
  const css = sheet.replaceAll(/\/\*.*?\*\/|@import[^;]*;/gs, '');
  const blocks: { head: string; body: string }[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    }
  }
  return blocks;
};

const UI = ['@layer ui.base', '@layer ui.modifier'] as const;

/** The layers of a file, in the order in which they may stand in it. */
const layersOf = (file: string): readonly string[] => {
  // What stands in the document comes before all others, and gives way to them.
  if (file.startsWith('hosts/shell/src/first/')) return ['@layer first'];
  if (file.startsWith('hosts/')) return ['@layer host'];
  // A remote that is made of the template is one as the others.
  if (/^(?:remotes|shared\/create-remote\/template)\//.test(file)) return ['@layer remote'];
  return /\/(?:reset|tokens)\.css$/.test(file) ? ['@layer reset'] : UI;
};

const SHEETS = find('{shared,hosts,remotes}/**/*.css').filter(
  (file) => basename(file) !== 'layers.css',
);

test.each(SHEETS)('%s has all its rules in the layers of its room, base first', (file) => {
  const heads = blocksOf(read(file)).map(({ head }) => head);
  expect(heads.length).toBeGreaterThan(0);
  expect(layersOf(file).filter((layer) => heads.includes(layer))).toEqual(heads);
});

test.each(SHEETS)(
  '%s measures a window in letters: in large ones less stands side by side',
  (file) => {
    expect(
      [...read(file).matchAll(/@(?:media|container)[^{]*\dpx/g)].map(([found]) => found),
    ).toEqual([]);
  },
);

/** The classes that a stylesheet says something of outside the layer of modifiers. */
const baseClassesOf = (file: string): Set<string> => {
  const names = blocksOf(read(file))
    .filter(({ head }) => head !== '@layer ui.modifier')
    .flatMap(({ body }) => [...body.matchAll(/\.([A-Za-z][\w-]*)/g)]);
  return new Set(names.map(([, name]) => name ?? ''));
};

/** What a component joins to one class attribute: `styles.select`, `styles[kind]`, `buttonClass()`. */
const PARTS = /\b(\w+)(?:\.(\w+)|\[(\w+)\]|\()/g;
const JOIN = /\bjoinClasses\(((?:[^()]|\([^()]*\))*)\)/g;
const IMPORT = /^import (\w+) from '\.\/([\w.]+\.module\.css)';$/gm;

/** The stylesheets of an element, for each element with classes of more than one. */
const mixedSheetsOf = (file: string): { sheet: string; name: string }[][] => {
  const code = read(file);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const sheets = new Map(
    [...code.matchAll(IMPORT)].map(([, as = '', from]) => [as, folder + from]),
  );
  if (!code.includes('const buttonClass')) {
    sheets.set('buttonClass', 'shared/ui/src/Button.module.css');
  }
  return [...code.matchAll(JOIN)]
    .map(([, joined = '']) =>
      [...joined.matchAll(PARTS)].flatMap(([, as = '', name, key]) => {
        const sheet = sheets.get(as);
        return sheet === undefined ? [] : [{ sheet, name: name ?? key ?? '' }];
      }),
    )
    .filter((parts) => new Set(parts.map(({ sheet }) => sheet)).size > 1);
};

const COMPONENTS = find('{shared,hosts,remotes}/**/src/**/*.tsx').flatMap((file) =>
  mixedSheetsOf(file).map((parts) => ({ file, parts })),
);

test('some components put a class of theirs beside one of another', () => {
  expect(COMPONENTS.map(({ file }) => basename(file))).toEqual([
    'NativeSelect.tsx',
    'Pager.tsx',
    'SearchBox.tsx',
  ]);
});

test.each(COMPONENTS)('$file changes another component in the layer of modifiers', ({ parts }) => {
  const base = parts.filter(({ sheet, name }) => baseClassesOf(sheet).has(name) || name === '');
  expect(new Set(base.map(({ sheet }) => sheet)).size).toBe(1);
});

test.each(SHEETS.filter((file) => file.endsWith('.module.css')))(
  '%s has no custom property with the name of a class: the build would drop that class as unused',
  (file) => {
    const css = read(file);
    const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
    const own = [...css.matchAll(/(?:^|[\s;{])--([A-Za-z][\w-]*):/g)].map(([, name]) => name);
    expect(own.filter((name) => classes.has(name))).toEqual([]);
  },
);
