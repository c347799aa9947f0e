/// <reference types="node" />
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from '@jest/globals';
import { adviesJsonSchema, type AdviesJson } from '@adviestool/contract/adviesJson';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { act, fireEvent, screen } from '@testing-library/react';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { z } from 'zod';

import voorbeeld from '../../../../variants/catalogus-voorbeeld.json' with { type: 'json' };
import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { randomGevelvullingen } from '../builders/randomGevelvullingen.ts';
import { readAdviesScherm, readAlles, type Gezegd } from '../builders/readAdviesScherm.ts';
import { isReeksIn, readGetallen } from '../builders/readGetallen.ts';
import {
  DELEN,
  paginaSchema,
  readRapportDelen,
  type Deel,
  type Pagina,
} from '../builders/readRapportDelen.ts';
import { renderWizard } from '../builders/renderWizard.tsx';
import {
  writeKvt,
  writePosities,
  writeProducten,
  writeStappen,
  writeZijde,
} from '../builders/writeUitkomsten.ts';

const AANTAL = 10;
const CATALOGUS = catalogusSchema.parse(voorbeeld);
const PRINT = fileURLToPath(
  new URL('../../../../backend/src/testing/printRapportCijfers.ts', import.meta.url),
);
const GEVELVULLINGEN = randomGevelvullingen(AANTAL, {
  projectGegevens: buildProject().projectGegevens,
  catalogus: CATALOGUS,
});

const answerSchema = z.object({ texts: z.array(paginaSchema), json: adviesJsonSchema });

let paginas: Pagina[] = [];
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
  ({ texts: paginas, json } = answerSchema.parse(JSON.parse(await makeRapport())));
}, 120_000);

/** The advice of a gevelvulling on the screen, with everything in it open. */
const showAdvies = async (gevelvulling: Gevelvulling): Promise<HTMLElement> => {
  const { id } = gevelvulling.gevelvullingEnKaderData;
  const host = buildHost(buildProject(gevelvulling), { catalogus: buildCatalogusPort(CATALOGUS) });
  renderWizard({ url: `/project/7/gevelvulling/${id}/advies`, host });
  await screen.findByText('Advies per zijde');
  const scherm = screen.getByRole('region', { name: 'Oordeel' }).parentElement;
  if (scherm === null) throw new Error('The verdict stands in the advice.');
  for (const details of scherm.querySelectorAll('details')) {
    details.open = true;
    await act(() => fireEvent(details, new Event('toggle')));
  }
  return scherm;
};

/** What was signed of a gevelvulling. */
const signedOf = ({ gevelvullingEnKaderData: { id } }: Gevelvulling) => {
  const signed = json.gevelvullingen.find(
    ({ gevelvulling }) => gevelvulling.gevelvullingEnKaderData.id === id,
  );
  if (!signed?.advies) throw new Error(`Nothing was signed of ${id}.`);
  return { gevelvulling: signed.gevelvulling, advies: signed.advies };
};

const getallenIn = (teksten: readonly string[]): Set<string> =>
  new Set(teksten.flatMap(readGetallen).map(({ getal }) => getal));

const without = (getallen: ReadonlySet<string>, andere: ReadonlySet<string>): string[] =>
  [...getallen].filter((getal) => !andere.has(getal));

/** Tells whether a part of the report says the numbers of something, in the same order. */
const createIsInRapport = (rapport: Record<Deel, string>) => {
  const gelezen = new Map(DELEN.map((deel) => [deel, readGetallen(rapport[deel])]));
  return ({ delen, tekst }: Gezegd): boolean => {
    const gezocht = readGetallen(tekst);
    return delen.some((deel) => isReeksIn(gezocht, gelezen.get(deel) ?? []));
  };
};

test('there are ten, of every type', () => {
  const types = GEVELVULLINGEN.map((each) => each.gevelvullingEnKaderData.gevelvullingType);
  expect(GEVELVULLINGEN).toHaveLength(AANTAL);
  expect(json.gevelvullingen).toHaveLength(AANTAL);
  expect(new Set(types)).toEqual(new Set(['kozijn', 'schuifpui', 'hsb']));
});

const gevallen = GEVELVULLINGEN.map((each) => {
  const { merk } = each.gevelvullingEnKaderData;
  if (merk === null) throw new Error('Each has a merk.');
  return [merk, each] as const;
});

test.each(gevallen)(
  'every number of %s on the screen stands in its report, and the signed numbers are those of both',
  async (merk, gevelvulling) => {
    const scherm = await showAdvies(gevelvulling);
    const gezegd = readAdviesScherm(scherm).filter(({ tekst }) => readGetallen(tekst).length > 0);
    const opScherm = (deel: Deel): Set<string> =>
      getallenIn(gezegd.flatMap(({ delen, tekst }) => (delen.includes(deel) ? [tekst] : [])));

    const rapport = readRapportDelen(paginas, merk);
    expect(gezegd.length).toBeGreaterThan(100);
    const isInRapport = createIsInRapport(rapport);
    expect(gezegd.filter((each) => !isInRapport(each))).toEqual([]);
    // And what nobody thought of when this was written.
    expect(without(getallenIn(readAlles(scherm)), getallenIn(Object.values(rapport)))).toEqual([]);

    const { gevelvulling: opgeslagen, advies } = signedOf(gevelvulling);
    const producten = writeProducten(json);
    for (const zijde of ZIJDEN) {
      const uitkomst = advies.zijden[zijde];
      const getekend =
        uitkomst === undefined ? [] : [...producten, ...writeZijde(zijde, uitkomst, opgeslagen)];
      expect(without(opScherm(zijde), getallenIn(getekend))).toEqual([]);
    }
    // The screen also has those of sides without an advice, which are provisional.
    expect(without(getallenIn(writePosities(advies)), opScherm('posities'))).toEqual([]);
    expect(without(getallenIn(writeStappen(advies)), opScherm('berekening'))).toEqual([]);
    expect(without(getallenIn(writeKvt(advies)), opScherm('bevestiging'))).toEqual([]);
  },
);
