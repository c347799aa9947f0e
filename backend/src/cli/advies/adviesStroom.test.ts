import { describe, expect, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { parseAdviesInvoer } from '@adviestool/domain/rekenen/parseAdviesInvoer';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import * as fc from 'fast-check';
import { z } from 'zod';

import { adviesStroom } from './adviesStroom.ts';
import { CATALOGUS, GEVALLEN } from './fixtures/gevallen.ts';
import { runStroom } from './fixtures/runStroom.ts';
import { Verslag } from './verslag.ts';

z.config({ customError: dutchErrorMap });

const runText = (input: string | readonly Uint8Array[], metStappen = true) =>
  runStroom({ input, catalogus: CATALOGUS, metStappen });

const run = (value: unknown, metStappen = true) => runText(JSON.stringify(value), metStappen);

/** One case, read at once and calculated by itself. */
const adviesOf = (geval: unknown): unknown => {
  const resultaat = parseAdviesInvoer(geval, CATALOGUS);
  if (!resultaat.success) return null;
  const advies = adviesUitkomstOf(calculateAdvies(resultaat.invoer));
  const { algemeen, zijden } = toelichtingOf(calculateBerekening(resultaat.invoer));
  const metStappen = ZIJDEN.filter((zijde) => advies.zijden[zijde] !== undefined).map((zijde) => [
    zijde,
    { ...advies.zijden[zijde], stappen: [...algemeen, ...zijden[zijde]] },
  ]);
  return { ...advies, zijden: Object.fromEntries(metStappen) };
};

const ADVIEZEN = GEVALLEN.map((geval) => JSON.stringify(adviesOf(geval)));

const gevelvullingSchema = z.looseObject({ gevelvullingEnKaderData: z.looseObject({}) });

/** The second worked case with other frame data. */
const withKader = (kader: object): unknown => {
  const gevelvulling = gevelvullingSchema.parse(GEVALLEN[1]?.['gevelvulling']);
  const gevelvullingEnKaderData = { ...gevelvulling.gevelvullingEnKaderData, ...kader };
  return { ...GEVALLEN[1], gevelvulling: { ...gevelvulling, gevelvullingEnKaderData } };
};

const FOUT = withKader({ breedte: 399 });
const FOUT_PAD = 'gevelvulling.gevelvullingEnKaderData.breedte';
const FOUT_TEKST = 'Getal moet groter of gelijk zijn aan 400.';
const FOUTEN = { fouten: [{ pad: FOUT_PAD, tekst: FOUT_TEKST }] };

/** The bytes of a text, cut anywhere, also within a character. */
const cut = (text: string, sizes: readonly number[]): Uint8Array[] => {
  const bytes = Buffer.from(text);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (let index = 0; at < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? bytes.length;
    parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  return parts;
};

describe('the advice as JSON', () => {
  test('is the same text as of all cases at once, however they are written and come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: GEVALLEN.length - 1 }), { maxLength: 6 }),
        fc.constantFrom(undefined, 1, '\t', '\r\n'),
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '\uFEFF', '\n  '),
        async (indexes, space, sizes, ervoor) => {
          const titel = 'Één "geval" ] } , \\ 😀';
          const gevallen = indexes.map((index) => ({ ...GEVALLEN[index], titel }));
          const text = `${ervoor}${JSON.stringify(gevallen, null, space)}\n`;
          const { text: written, regels } = await runText(cut(text, sizes));
          expect(regels).toEqual([]);
          const adviezen = indexes.map((index) => ADVIEZEN[index]);
          expect(written === `[${adviezen.join(',\n')}]\n`).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of a case a line is an advice a line', async () => {
    const lines = GEVALLEN.map((geval) => JSON.stringify(geval));
    const expected = ADVIEZEN.map((advies) => `${advies}\n`).join('');
    for (const [separator, sizes] of [
      ['\n', [1000]],
      ['\r\n \n', [37]],
    ] as const) {
      const { text, regels } = await runText(cut(lines.join(separator), sizes));
      expect(text === expected).toBe(true);
      expect(regels).toEqual([]);
    }
  });

  test('of one case is one advice, on one line or on many', async () => {
    const [geval] = GEVALLEN;
    expect((await run(geval)).text).toBe(`${ADVIEZEN[0]}\n`);
    expect((await runText(JSON.stringify(geval, null, 2))).text).toBe(`${ADVIEZEN[0]}\n`);
  });

  test('without steps is the same but for the steps', async () => {
    const { text } = await run(GEVALLEN, false);
    const expected = GEVALLEN.map((geval) => {
      const resultaat = parseAdviesInvoer(geval, CATALOGUS);
      return JSON.stringify(
        resultaat.success ? adviesUitkomstOf(calculateAdvies(resultaat.invoer)) : null,
      );
    });
    expect(text).toBe(`[${expected.join(',\n')}]\n`);
  });

  test('of nothing is nothing', async () => {
    expect((await runText(' [ ]\n')).text).toBe('[]\n');
  });

  test('writes names with quotes, breaks and symbols as they are', async () => {
    const naam = 'Anker "A\\B"\n½ γ 😀';
    const hoekankers = CATALOGUS.hoekankers.map((hoekanker) => ({ ...hoekanker, naam }));
    const geval = { ...GEVALLEN[0], catalogus: { ...CATALOGUS, hoekankers } };
    expect((await run(geval)).text).toContain(JSON.stringify(naam).slice(1, -1));
    expect(JSON.parse((await run(geval)).text)).toEqual(adviesOf(geval));
  });

  test("uses a case's own catalogue before the given one", async () => {
    const leeg = { ...CATALOGUS, hoekankers: CATALOGUS.hoekankers.slice(0, 1) };
    const own = JSON.stringify([{ ...GEVALLEN[2], catalogus: CATALOGUS }, GEVALLEN[2]]);
    const { text, regels } = await runStroom({ input: own, catalogus: leeg });
    expect(text.startsWith(`[${ADVIEZEN[2]},\n{"fouten":[`)).toBe(true);
    expect(regels).toHaveLength(3 + 1);
  });
});

describe('a wrong case', () => {
  test('has its problems in its place, and the others are calculated', async () => {
    const { text, regels, heeftFouten } = await run([GEVALLEN[0], FOUT, GEVALLEN[2]]);
    expect(text).toBe(`[${ADVIEZEN[0]},\n${JSON.stringify(FOUTEN)},\n${ADVIEZEN[2]}]\n`);
    expect(regels).toEqual([
      `[1].${FOUT_PAD}: ${FOUT_TEKST}`,
      'gevallen.json: 1 van 3 gevallen heeft fouten. De andere zijn berekend.',
    ]);
    expect(heeftFouten).toBe(true);
  });

  test('is named by its line, whatever part it comes in', async () => {
    const text = [GEVALLEN[0], FOUT, GEVALLEN[2]]
      .map((geval) => JSON.stringify(geval))
      .join('\n\n');
    const uitkomst = await runText(cut(text, [500]));
    expect(uitkomst.text).toBe(`${ADVIEZEN[0]}\n${JSON.stringify(FOUTEN)}\n${ADVIEZEN[2]}\n`);
    expect(uitkomst.regels[0]).toBe(`regel 3: ${FOUT_PAD}: ${FOUT_TEKST}`);
  });

  test('that is the only one is named by nothing', async () => {
    const { text, regels } = await run(FOUT);
    expect(text).toBe(`${JSON.stringify(FOUTEN)}\n`);
    expect(regels).toEqual([`${FOUT_PAD}: ${FOUT_TEKST}`]);
    expect((await run(5)).regels).toEqual(['gevallen.json: Ongeldige invoer.']);
  });

  test('is one that says a value twice, of which nobody knows which is meant', async () => {
    const geval = JSON.stringify(GEVALLEN[0]);
    const dubbel = geval.replace('"breedte":', '"breedte":400,"breedte":');
    const { text, regels } = await runText(`[${geval},${dubbel}]`);
    const tekst = 'Dit veld staat er twee keer.';
    expect(text).toBe(
      `[${ADVIEZEN[0]},\n${JSON.stringify({ fouten: [{ pad: FOUT_PAD, tekst }] })}]\n`,
    );
    expect(regels[0]).toBe(`[1].${FOUT_PAD}: ${tekst}`);
  });

  test('among very many is told in numbers', async () => {
    const { text, regels } = await run(Array.from({ length: 150 }, () => 'x'));
    expect(z.array(z.unknown()).parse(JSON.parse(text))).toHaveLength(150);
    expect(regels).toHaveLength(102);
    expect(regels.slice(99)).toEqual([
      '[99]: Ongeldige invoer.',
      'gevallen.json: Alleen de eerste 100 fouten staan hier. In de uitvoer staan ze alle.',
      'gevallen.json: Alle 150 gevallen hebben fouten.',
    ]);
  });
});

const metAnker = (waarden: object) => ({
  ...GEVALLEN[0],
  catalogus: {
    ...CATALOGUS,
    hoekankers: CATALOGUS.hoekankers.map((each) =>
      each.id === 'GA-90' ? { ...each, ...waarden } : each,
    ),
  },
});

/** Of no windvormfactor; a wind load that is given counts in its place. */
const metWind = (uitgangspunten: { windbelasting?: number }) => ({
  ...GEVALLEN[0],
  projectGegevens: {
    ...z.looseObject({}).parse(GEVALLEN[0]?.['projectGegevens']),
    windvormFactor: 0,
  },
  uitgangspunten,
});

describe('an advice that is warned of', () => {
  const TE_KLEIN =
    'Waarschuwing: Hoekanker GA 90 gammaM: 0,001 is kleiner dan 1. De weerstand is te hoog gerekend.';

  test('by the catalogue in its case is told with its place, and calculated', async () => {
    const { text, regels, heeftFouten } = await run([GEVALLEN[0], metAnker({ gammaM: 0.001 })]);
    expect(z.array(z.object({ zijden: z.unknown() })).parse(JSON.parse(text))).toHaveLength(2);
    expect(regels).toEqual([
      `[1]: ${TE_KLEIN}`,
      'gevallen.json: 1 van 2 adviezen heeft een waarschuwing.',
    ]);
    expect(heeftFouten).toBe(false);
  });

  test('is named by its line, and one alone by the file', async () => {
    const geval = JSON.stringify(metAnker({ gammaM: 0.001 }));
    expect((await runText(`${JSON.stringify(GEVALLEN[0])}\n\n${geval}\n`)).regels[0]).toBe(
      `regel 3: ${TE_KLEIN}`,
    );
    expect((await runText(geval)).regels).toEqual([`gevallen.json: ${TE_KLEIN}`]);
  });

  test('by what was filled in, or by a source that has expired, is told too', async () => {
    expect((await run([metWind({}), metAnker({ bron: 'blad-gs' })])).regels).toEqual([
      '[0]: Waarschuwing: Windvormfactor: Er is geen wind gerekend.',
      expect.stringMatching(/^\[1\]: Waarschuwing: Hoekanker GA 90: bron VB-GS-01 is verlopen op /),
      'gevallen.json: 2 van 2 adviezen hebben een waarschuwing.',
    ]);
  });

  test('by a wind load that was given, and not by the factor that it replaces', async () => {
    expect((await run([metWind({ windbelasting: 0.72 })])).regels).toEqual([]);
    expect((await run([metWind({ windbelasting: 0.6 })])).regels).toEqual([
      '[0]: Waarschuwing: Gerekend met een opgegeven windbelasting van 0,6 kN/m², lager dan de druk op een vlakke gevel (1,1 · q_p is 0,71 kN/m²). De wind is te laag gerekend.',
    ]);
    // Never a number that is lower than itself.
    expect((await run([metWind({ windbelasting: 0.71 })])).regels[0]).toMatch(
      /van 0,71 kN\/m², lager dan .* \(1,1 · q_p is 0,71\d*[1-9] kN\/m²\)/,
    );
    const bijnaNiets = await run([metWind({ windbelasting: 0.001 })]);
    expect(bijnaNiets.regels[0]).toContain('windbelasting van 0,001 kN/m²');
  });

  test('among very many is told in numbers', async () => {
    const geval = metAnker({ gammaM: 0.001 });
    const { regels } = await run(
      Array.from({ length: 101 }, () => geval),
      false,
    );
    expect(regels).toHaveLength(102);
    expect(regels.slice(99)).toEqual([
      `[99]: ${TE_KLEIN}`,
      'gevallen.json: Alleen de eerste 100 waarschuwingen staan hier.',
      'gevallen.json: 101 van 101 adviezen hebben een waarschuwing.',
    ]);
  });
});

const fout = (tekst: string): string => JSON.stringify({ fouten: [{ pad: '', tekst }] });
const rekenNiets = () => ({ bytes: Buffer.from('{}\n'), aantal: 1, genoemd: [], breuk: null });

describe('broken JSON', () => {
  const geval = JSON.stringify(GEVALLEN[0]);

  test('ends an array, with what was done until there', async () => {
    const tekst = 'Ongeldige JSON op regel 3, positie 9.';
    const { text, regels } = await runText(
      cut(`[${geval},\n${geval},\n  {"é": nee},\n${geval}]`, [700]),
    );
    expect(text).toBe(`[${ADVIEZEN[0]},\n${ADVIEZEN[0]},\n${fout(tekst)}]\n`);
    expect(regels).toEqual([
      `gevallen.json: ${tekst} Gelezen tot daar: 2 gevallen. Wat erna komt, is niet berekend.`,
    ]);
  });

  test('of a line is one wrong case', async () => {
    const tekst = 'Ongeldige JSON op regel 2, positie 8.';
    const { text, regels } = await runText(`${geval}\n{"a":1,"b}\n${geval}\n`);
    expect(text).toBe(`${ADVIEZEN[0]}\n${fout(tekst)}\n${ADVIEZEN[0]}\n`);
    expect(regels).toHaveLength(2);
  });

  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a":\n1\n"b":2}', 3, 1],
    ['[{"a":1}\n', 2, 1],
    ['[,]', 1, 2],
    ['[]\n x', 2, 2],
  ])('%j breaks on a line and at a position', async (input, regel, positie) => {
    const tekst = `Ongeldige JSON op regel ${regel}, positie ${positie}.`;
    for (const sizes of [[1], [100]]) {
      const { text, regels, heeftFouten } = await runText(cut(input, sizes));
      expect(regels).toEqual([`gevallen.json: ${tekst} Er is niets berekend.`]);
      expect(text.replaceAll(/^\[|(\])?\n$/g, '')).toBe(fout(tekst));
      expect(heeftFouten).toBe(true);
    }
  });

  test('that goes on and on is not kept', async () => {
    const part = Buffer.alloc(2 ** 20, 'x');
    let read = 0;
    const endless = async function* () {
      yield Buffer.from('{"a":"');
      for (;;) {
        read += 1;
        yield await Promise.resolve(part);
      }
    };
    const regels: string[] = [];
    const verslag = new Verslag('invoer', (regel) => regels.push(regel));
    for await (const deel of adviesStroom({ chunks: endless(), reken: rekenNiets, verslag })) {
      expect(deel.length).toBeLessThan(1000);
    }
    expect(read).toBe(16);
    expect(regels).toEqual([
      'invoer: Het geval op regel 1, positie 1 is groter dan 16 MB, of er ontbreekt een haakje. Er is niets berekend.',
    ]);
  });
});

test('nothing is read before what was read is written', async () => {
  let read = 0;
  const chunks = async function* () {
    for (const geval of GEVALLEN) {
      read += 1;
      yield await Promise.resolve(Buffer.from(`${JSON.stringify(geval)}\n`));
    }
  };
  const verslag = new Verslag('invoer', () => undefined);
  const delen = adviesStroom({ chunks: chunks(), reken: rekenNiets, verslag });
  await delen.next();
  await delen.next();
  expect(read).toBe(2);
  await delen.return(undefined);
  expect(read).toBe(2);
});
