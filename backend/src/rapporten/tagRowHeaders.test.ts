import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { openPdf } from './packPdf.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import { tagRowHeaders } from './tagRowHeaders.ts';
import { zetDeel } from './zetDeel.ts';

test('the first cell of each row of a table is its header', async () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
  const gegevens = rapportGegevensOf({ ...opdracht, logo: null, bewijs: null });
  const { pdf } = await zetDeel(gegevens, { bestanden: [] });
  const { objects } = tagRowHeaders(openPdf(pdf));
  const texts = new Map(objects.map(({ nummer, inhoud }) => [nummer, inhoud.toString('latin1')]));
  const firsts = [...texts.values()]
    .filter((text) => /\/S \/TR\b/.test(text))
    .flatMap((text) => texts.get(Number(/\/K \[(\d+) 0 R/.exec(text)?.[1])) ?? []);
  // Of the sides, of the steps, of the checks.
  expect(
    firsts.filter((text) => /\/S \/TH\b[\s\S]*\/Scope \/Row\b/.test(text)).length,
  ).toBeGreaterThan(30);
  const others = firsts.filter((text) => !/\/S \/TH\b/.test(text));
  // The products of a side stand in a row of their own, below an empty cell.
  expect(others.every((text) => !/\/K \[\d/.test(text))).toBe(true);
}, 120_000);
