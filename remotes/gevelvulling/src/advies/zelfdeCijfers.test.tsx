/// <reference types="node" />
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from '@jest/globals';
import { adviesJsonSchema, type AdviesJson } from '@adviestool/contract/adviesJson';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { mapZijden } from '@adviestool/contract/zijde';
import {
  buildGevelvullingOf,
  DETAILLERING,
  KADERS,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { createRandom } from '@adviestool/domain/builders/createRandom';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet } from '@adviestool/domain/rekenen/toestand';
import { cleanup, screen } from '@testing-library/react';
import { z } from 'zod';

import voorbeeld from '../../../../variants/catalogus-voorbeeld.json' with { type: 'json' };
import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const AANTAL = 10;
const CATALOGUS = catalogusSchema.parse(voorbeeld);
const PRINT = fileURLToPath(
  new URL('../../../../backend/src/testing/printRapportCijfers.ts', import.meta.url),
);

const isVariant = (naam: string): naam is keyof typeof KADERS => naam in KADERS;
const VARIANTEN = Object.keys(KADERS).filter(isVariant);
const HOEKANKERS = CATALOGUS.hoekankers.map(({ id }) => id);
const BOUWKUNDIG = CATALOGUS.bevestigingsmiddelenBouwkundig.map(({ id }) => id);
const HOUT = CATALOGUS.bevestigingsmiddelenHout.map(({ id }) => id);

/** Complete gevelvullingen of all variants; an answer that a variant does not have is drawn again. */
const randomGevelvullingen = (): Gevelvulling[] => {
  const random = createRandom(1945);
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  const pick = (ids: readonly string[]): string => ids[between(0, ids.length - 1)] ?? '';
  const { projectGegevens } = buildProject();
  const found: Gevelvulling[] = [];
  for (let index = 0; found.length < AANTAL && index < 500; index += 1) {
    const variant = VARIANTEN[index % VARIANTEN.length];
    if (variant === undefined) break;
    const id = `willekeurig${index}`;
    const kader = {
      id,
      merk: `Q${index + 101}Z`,
      aantal: between(1, 90),
      breedte: between(700, 7000),
      hoogte: between(700, 3500),
    };
    const made = buildGevelvullingOf(variant, kader, {
      ...DETAILLERING,
      stelruimte: between(5, 25),
      spouwlatbreedte: between(40, 120),
      glasgewicht: between(15, 50),
    });
    const gevelvulling = {
      ...made,
      aantalAnkers: mapZijden(made.aantalAnkers, () => ({
        geadviseerd: null,
        gekozen: random() < 0.4 ? between(2, 15) : null,
      })),
      productKeuze: mapZijden(made.productKeuze, () => ({
        hoekanker: pick(HOEKANKERS),
        bevestigingsmiddelen: [pick(BOUWKUNDIG), pick(HOUT)],
      })),
    };
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
    if (isAdviesCompleet(gevelvulling, advies)) found.push(gevelvulling);
  }
  return found;
};

const GEVELVULLINGEN = randomGevelvullingen();

const NUMBER = /\d+(?:[.\s]\d{3})*(?:,\d+)?/g;

/** The numbers of a text as they are written, but for the signs between thousands. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([number]) => number.replaceAll(/[.\s]/g, ''));

/** Every number, in every way that a text may round it. */
const writtenOf = (value: unknown): string[] => {
  if (typeof value === 'string') return numbersIn(value);
  if (typeof value === 'number') {
    return [0, 1, 2, 3].flatMap((decimals) => {
      const factor = 10 ** decimals;
      return [Math.round, Math.ceil, Math.floor].map((round) =>
        (Math.abs(round(value * factor)) / factor).toFixed(decimals).replace('.', ','),
      );
    });
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(writtenOf) : [];
};

const answerSchema = z.object({ items: z.array(z.array(z.string())), json: adviesJsonSchema });

let pages: string[][] = [];
let json: AdviesJson;

/** The report of these gevelvullingen; the backend makes it in a process of its own. */
const makeRapport = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const options = { maxBuffer: 2 ** 26 };
    const child = execFile('node', ['--import', tsx, PRINT], options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(error);
    });
    child.stdin?.end(JSON.stringify(GEVELVULLINGEN));
  });

beforeAll(async () => {
  ({ items: pages, json } = answerSchema.parse(JSON.parse(await makeRapport())));
}, 120_000);

/** The numbers of the advice of one gevelvulling on the screen: its verdict and its table of sides. */
const numbersOnScreen = async (gevelvulling: Gevelvulling): Promise<string[]> => {
  const { id } = gevelvulling.gevelvullingEnKaderData;
  const host = buildHost(buildProject(gevelvulling), { catalogus: buildCatalogusPort(CATALOGUS) });
  renderWizard({ url: `/project/7/gevelvulling/${id}/advies`, host });
  // By its caption: to look for a role in a page of this size takes a second.
  const table = (await screen.findByText('Advies per zijde')).closest('table');
  if (table === null) throw new Error('There is no table of sides.');
  const texts: string[] = [];
  for (const part of [screen.getByRole('region', { name: 'Oordeel' }), table]) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  }
  const filled = [...table.querySelectorAll('input')].map(({ value }) => value);
  cleanup();
  return [...texts, ...filled].flatMap(numbersIn);
};

test('there are ten, and each shows numbers', () => {
  expect(GEVELVULLINGEN).toHaveLength(AANTAL);
  expect(json.gevelvullingen).toHaveLength(AANTAL);
});

test.each(GEVELVULLINGEN.map((each) => [each.gevelvullingEnKaderData.merk, each] as const))(
  'the numbers of %s on the screen are those of its report, and of the signed numbers in it',
  async (merk, gevelvulling) => {
    const shown = await numbersOnScreen(gevelvulling);
    expect(shown.length).toBeGreaterThan(10);

    // The running head of each of its pages has its merk.
    const own = pages.filter((items) => items.some((item) => item === merk));
    const printed = new Set(own.flatMap((items) => numbersIn(items.join(' | '))));
    expect(shown.filter((number) => !printed.has(number))).toEqual([]);

    const { id } = gevelvulling.gevelvullingEnKaderData;
    const signed = new Set(
      writtenOf([
        json.gevelvullingen.find((each) => each.gevelvulling.gevelvullingEnKaderData.id === id),
        json.project,
        json.catalogusDeel,
      ]),
    );
    expect(shown.filter((number) => !signed.has(number))).toEqual([]);
  },
);
