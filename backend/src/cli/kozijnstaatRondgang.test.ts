import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import {
  GEVELVULLING_TYPES,
  gevelvullingSchema,
  type Gevelvulling,
} from '@adviestool/contract/gevelvulling';
import { isZichtbareTekst } from '@adviestool/contract/zichtbareTekst';
import { withNewerKeys } from '@adviestool/domain/builders/newerRelease';
import { kozijnstaatTabel } from '@adviestool/kozijnstaten/kozijnstaatTabel';
import { isKaderVeld, LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';
import { importRijen, planImport } from '@adviestool/kozijnstaten/planImport';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { writePad } from '@adviestool/domain/velden/veldpad';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';
import * as fc from 'fast-check';
import { z } from 'zod';

import { kozijnstaatOfBytes } from './kozijnstaatOfBytes.ts';

const CATALOGUS = catalogusSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url), 'utf8'),
  ),
);

const VANDAAG = '2026-11-28';

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

/** Texts that lists, spreadsheets and this reader give a meaning. */
const bijzonder = fc.constantFrom(
  '=1+1',
  "'K01",
  "'=K01",
  '-3',
  '@x',
  ' K01 ',
  'Totaal',
  'Merk',
  'b',
  'st',
  '1.200',
  '2026-01-01',
  '#REF!',
  'K"1"',
  'a;b,c\td',
  'regel 1\nregel 2',
  'constructor',
);
const tekst = fc.oneof(bijzonder, fc.string({ unit: 'binary', maxLength: 12 }));
const double = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Whatever a release may have stored, within bounds or not. */
const opgeslagen = (veld: RegisterVeld): fc.Arbitrary<unknown> => {
  switch (veld.soort) {
    case 'keuze':
      return fc.constantFrom(...veld.waarden);
    case 'janee':
      return fc.boolean();
    case 'tekst':
      return tekst;
    case 'maat':
    case 'getal':
      return fc.oneof(double, fc.integer());
    default:
      return veld.soort satisfies never;
  }
};

/** What the form of the field accepts, but for the errors of a spreadsheet: in a list each is one. */
const geldig = (veld: RegisterVeld): fc.Arbitrary<unknown> => {
  if (veld.soort === 'tekst') {
    return tekst.filter(
      (text) => text !== '#REF!' && text.trim() !== '' && isZichtbareTekst(text.trim()),
    );
  }
  if (veld.soort !== 'maat' && veld.soort !== 'getal') return opgeslagen(veld);
  const { min = 0, boven, max = 5000, stap } = veld.grenzen ?? {};
  return stap === 1
    ? fc.integer({ min, max })
    : fc.double({ min: boven === undefined ? min : boven + 0.1, max, noNaN: true });
};

const gevelvullingOf = (waardeOf: (veld: RegisterVeld) => fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      fc.constantFrom(...GEVELVULLING_TYPES),
      fc.tuple(...LIJSTVELDEN.map((veld) => waardeOf(veld))),
    )
    .map(([gevelvullingType, waarden]) => {
      const kader: Record<string, unknown> = {};
      const detailleringData: Record<string, unknown> = {};
      for (const [index, { pad, ...veld }] of LIJSTVELDEN.entries()) {
        if (waarden[index] === undefined) continue;
        writePad(isKaderVeld({ ...veld, pad }) ? kader : detailleringData, pad, waarden[index]);
      }
      const created = createGevelvulling({ id: 'x', gevelvullingType });
      return {
        ...created,
        gevelvullingEnKaderData: {
          merk: null,
          aantal: null,
          breedte: null,
          hoogte: null,
          ...kader,
          id: 'x',
        },
        detailleringData,
      };
    });

const projectOf = (gevelvulling: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      fc.array(gevelvulling, { minLength: 1, maxLength: 6 }),
      fc.dictionary(
        fc.string({ minLength: 1 }).map((key) => `n${key}`),
        fc.jsonValue(),
        {
          maxKeys: 2,
        },
      ),
    )
    .map(([all, extra]) => {
      const gevelvullingen = all.map((each, index): Gevelvulling => {
        const parsed = gevelvullingSchema.parse(each);
        const id = index.toString(16).padStart(8, 'a');
        const kader = { ...parsed.gevelvullingEnKaderData, id };
        return withNewerKeys({ ...parsed, gevelvullingEnKaderData: kader }, extra);
      });
      return buildProject({ gevelvullingen });
    });

const optioneel = (waarde: fc.Arbitrary<unknown>) =>
  fc.option(fc.option(waarde, { nil: null }), { nil: undefined });

/** Anything that may be stored. */
const elkProject = projectOf(gevelvullingOf((veld) => optioneel(opgeslagen(veld))));

/** What forms have filled in; how the weight is entered is always among it. */
const heelProject = projectOf(
  gevelvullingOf((veld) =>
    veld.naam === 'gewichtinvoer' ? geldig(veld) : optioneel(geldig(veld)),
  ),
);

const SOORTEN = {
  csv: (tabel: ReturnType<typeof kozijnstaatTabel>) =>
    Promise.resolve(new TextEncoder().encode(writeCsv(tabel))),
  xlsx: async (tabel: ReturnType<typeof kozijnstaatTabel>) =>
    new Uint8Array(await (await writeXlsx([tabel])).arrayBuffer()),
};

const invoerOf = (bytes: Uint8Array) => {
  const gelezen = kozijnstaatOfBytes('lijst', bytes, { blad: undefined, antwoorden: {} });
  if (!gelezen.success) throw new Error(gelezen.problemen.join(' '));
  return {
    gelezen: gelezen.value.lijst,
    catalogus: CATALOGUS,
    randomUuid: () => 'ffffffff',
    moment: '2026-11-22T12:00:00Z',
  };
};

describe.each(Object.entries(SOORTEN))('a project that is written as %s', (vorm, write) => {
  const numRuns = vorm === 'csv' ? 100 : 40;

  test('and read back is the same project', async () => {
    await fc.assert(
      fc.asyncProperty(heelProject, async (project) => {
        const invoer = invoerOf(
          await write(kozijnstaatTabel(project, { catalogus: CATALOGUS, vandaag: VANDAAG })),
        );
        expect(invoer.gelezen.rijen.flatMap(({ fouten }) => fouten)).toEqual([]);
        expect(importRijen(project, invoer)).toBe(project);
      }),
      { numRuns },
    );
  });

  test('changes nothing when it is read back, whatever was stored', async () => {
    await fc.assert(
      fc.asyncProperty(elkProject, async (project) => {
        const invoer = invoerOf(
          await write(kozijnstaatTabel(project, { catalogus: CATALOGUS, vandaag: VANDAAG })),
        );
        const { regels, project: after } = planImport(project, invoer);
        expect(regels).toHaveLength(project.gevelvullingen.length);
        expect(regels.filter(({ soort }) => soort !== 'ongewijzigd')).toEqual([]);
        expect(after).toBe(project);
      }),
      { numRuns },
    );
  });
});
