import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NIET_GEREKEND } from '@adviestool/domain/toelichting/nietGerekend';
import { HOOGTEGRENS_CC3, MINIMALE_RANDAFSTAND } from '@adviestool/domain/rekenen/uitgangspunten';
import { RANDAFSTAND } from '@adviestool/domain/velden/invoergrenzen';
import { PROJECT_VELDEN } from '@adviestool/domain/velden/projectVelden';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { MATEN } from '../beelden/maten.ts';

/*
 * The handbook says what the product says: labels that it quotes, pages that it leads to, figures, and
 * pictures that are there. Whether these are true is seen in a browser (e2e/handleiding.rest.spec.ts).
 */

const ROOT = join(import.meta.dirname, '../../../..');
const BEELDEN = join(import.meta.dirname, '../beelden');

const NAMEN = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));

const tekstVan = (naam: string): string =>
  readFileSync(join(import.meta.dirname, `${naam}.md`), 'utf8');

const allOf = (tekst: string, pattern: RegExp): string[] =>
  [...tekst.matchAll(pattern)].map(([, found = '']) => found);

const BRONNEN = globSync('{remotes,hosts,shared}/*/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  ignore: ['**/*.test.*', '**/builders/**', 'remotes/handleiding/**'],
}).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** Whether a text stands in the sources as a whole: between quotes or tags, with or without how many in brackets. */
const isLabel = (label: string): boolean => {
  const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`['"\`>]\s*${text}\s*(?:\(\$\{[^}]+\}\))?['"\`<]`);
  return BRONNEN.some((bron) => whole.test(bron));
};

/** The id of a heading, as the build makes it. */
const idOf = (kop: string): string =>
  kop
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

const koppenOf = (tekst: string): string[] => allOf(tekst, /^#+ (.*)$/gm);

const adressenOf = (naam: string): string[] => [
  `/handleiding/${naam}`,
  ...koppenOf(tekstVan(naam)).map((kop) => `/handleiding/${naam}#${idOf(kop)}`),
];

const ADRESSEN = [
  ...NAMEN.flatMap(adressenOf),
  ...globSync('remotes/*/src/remote.ts', { cwd: ROOT }).flatMap((file) =>
    allOf(readFileSync(join(ROOT, file), 'utf8'), /path: '([^']*)'/g).map((path) => `/${path}`),
  ),
];

test('a label that is not there is missed, and a part of one is none', () => {
  expect(isLabel('Project opslaan')).toBe(true);
  expect(isLabel('Project opsla')).toBe(false);
  expect(isLabel('Project bewaren')).toBe(false);
});

test.each(NAMEN)('what stands in bold in %s is a label of the product', (naam) => {
  const labels = new Set(allOf(tekstVan(naam), /\*\*([^*]+)\*\*/g));
  expect([...labels].filter((label) => !isLabel(label))).toEqual([]);
});

test.each(NAMEN)('%s leads to pages and paragraphs that are there', (naam) => {
  const links = allOf(tekstVan(naam), /\]\((\/[^)]*)\)/g);
  expect(links.filter((link) => !ADRESSEN.includes(link))).toEqual([]);
});

test('every chapter stands in the contents, under the name of its file', () => {
  const tabel = readFileSync(join(import.meta.dirname, 'hoofdstukken.ts'), 'utf8');
  const imports = new Map(
    [...tabel.matchAll(/import (\w+) from '\.\/([\w-]+)\.md'/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const rijen = [...tabel.matchAll(/readHoofdstuk\('([\w-]+)', (\w+)\)/g)].map(
    ([, naam = '', name = '']) => ({ naam, name }),
  );
  expect(rijen.map(({ name }) => imports.get(name))).toEqual(rijen.map(({ naam }) => naam));
  expect(rijen.map(({ naam }) => naam).toSorted()).toEqual(NAMEN.toSorted());
});

test('every picture is shown, described, and there in light and dark', () => {
  const shown = NAMEN.flatMap((naam) => allOf(tekstVan(naam), /!\[[^\]]{20,}\]\(([\w-]+)\)/g));
  expect(shown.toSorted()).toEqual(Object.keys(MATEN).toSorted());
  const files = shown.flatMap((naam) => [`${naam}.webp`, `${naam}-donker.webp`, `${naam}.yml`]);
  expect(files.filter((file) => !existsSync(join(BEELDEN, file)))).toEqual([]);
});

test.each([
  [
    'eerste-gevelvulling',
    `Boven ${HOOGTEGRENS_CC3.waarde} m rekent de tool altijd met gevolgklasse CC3`,
  ],
  [
    'grenzen',
    `De tool gaat niet hoger dan ${String(PROJECT_VELDEN.windvormFactor.grenzen.max).replace('.', ',')}.`,
  ],
  [
    'begrippen',
    `${RANDAFSTAND.standaard} mm, in te stellen van ${MINIMALE_RANDAFSTAND.waarde} tot ${RANDAFSTAND.maximum} mm`,
  ],
])('%s has the figure of the calculation: %s', (naam, zin) => {
  expect(tekstVan(naam)).toContain(zin);
});

test('a kozijnstaat may be as large as its page says', () => {
  const [grenzen = ''] = BRONNEN.flatMap((bron) => allOf(bron, /Hoogstens ([^']*)\.'/g));
  expect(grenzen).not.toBe('');
  expect(tekstVan('kozijnstaat')).toContain(grenzen);
});

test('what is not calculated is said as the report says it', () => {
  const [, sectie = ''] = tekstVan('grenzen').split('## Wat niet is gerekend');
  const regels = allOf(sectie.split('\n## ')[0] ?? '', /^- (.*)$/gm);
  expect(regels).toEqual(NIET_GEREKEND.map(({ wat, doe }) => `${wat}. ${doe}`));
});
