import { expect, test } from '@jest/globals';
// oxlint-disable-next-line import/no-unassigned-import -- it acts by being loaded, before pdf.js.
import '@adviestool/pdf/drawing';
import { RAPPORT_INHOUD, type RapportInhoud } from '@adviestool/contract/rapporten';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import {
  buildRapportOpdracht,
  manyGevelvullingen,
  MOMENT,
} from '../testing/buildRapportOpdracht.ts';
import { readPdf } from '../testing/readPdf.ts';
import { packPdf } from './packPdf.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import { schatRapport } from './schatRapport.ts';
import type { RapportSinds } from './wijzigingenDeelOf.ts';
import { zetInDelen } from './zetInDelen.ts';
import { zetRapport } from './zetRapport.ts';

/** Brackets and a reference in a name, as nothing but text. */
const MERKEN = ['A1', 'B (5 0 R', 'C) 6 0 R', '(U1x0y0)', 'E'];

const gevelvullingen = manyGevelvullingen(MERKEN.length).map((gevelvulling, index) => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, merk: MERKEN[index] ?? '' },
}));

const BIJLAGE = {
  naam: 'advies.json',
  soort: 'application/json',
  omschrijving: 'De getallen',
  bytes: Uint8Array.from([123, 125]),
};

const { bytes: _bytes, ...bijlage } = BIJLAGE;
const opdracht = buildRapportOpdracht(gevelvullingen);

/** Before the first was made wider and the last was added, when the building was lower. */
const sinds: RapportSinds = {
  gevraagd: { versie: 3 },
  toen: { revision: 3, op: '2026-11-20T13:00:00Z', door: { uid: 7, name: 'Anna' } },
  project: {
    ...opdracht.project,
    projectGegevens: { ...opdracht.project.projectGegevens, gebouwhoogte: 6 },
    gevelvullingen: gevelvullingen
      .slice(0, -1)
      .map((each, index) => (index === 0 ? applyKader(each, { breedte: 1000 }) : each)),
  },
  catalogus: opdracht.catalogus,
  makers: { laatste: [], revisies: [], standaarden: null },
};

const gegevensVan = (inhoud: readonly RapportInhoud[], isMetWijzigingen: boolean) => ({
  ...rapportGegevensOf({
    ...opdracht,
    inhoud,
    sinds: isMetWijzigingen ? sinds : null,
    logo: null,
    bewijs: null,
  }),
  bijlagen: [bijlage],
});
const toebehoren = { bestanden: [BIJLAGE] };

/** Titles with those below them, where each leads to, and by page where its links lead to. */
const wegenIn = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pageOf = async (dest: unknown): Promise<number> =>
    Array.isArray(dest) ? 1 + (await document.getPageIndex(dest[0])) : 0;
  type Node = Awaited<ReturnType<typeof document.getOutline>>[number];
  const walk = async (nodes: readonly Node[]): Promise<string[]> => {
    const found: string[] = [];
    for (const { title, dest, items } of nodes) {
      found.push(`${title} → ${await pageOf(dest)}`, ...(await walk(items)));
    }
    return found;
  };
  const links: number[] = [];
  const tags: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const { dest } of await page.getAnnotations()) {
      if (dest !== undefined) links.push(await pageOf(dest));
    }
    tags.push(JSON.stringify(await page.getStructTree()).replaceAll(/"id":"[^"]*"/g, ''));
  }
  const outline = await walk(await document.getOutline());
  await task.destroy();
  return { outline, links: [...new Set(links)], tags };
};

/** With the fewest chapters before the gevelvullingen, and with the most. */
test.each([
  ['without a summary and a calculation', ['bouwlijst', 'gevelvulling'] as const, false],
  ['entire, with what changed since', RAPPORT_INHOUD, true],
])(
  'a report (%s) that is set in parts is the one that is set whole, but for how many pages a footer says',
  async (_wat, gekozen, isMetWijzigingen) => {
    const gegevens = gegevensVan(gekozen, isMetWijzigingen);
    const heel = await zetRapport(gegevens, { ...toebehoren, op: MOMENT });
    const gezet: number[] = [];
    const { delen, paginas } = await zetInDelen(gegevens, toebehoren, {
      perDeel: 3,
      onGezet: (aantal) => gezet.push(aantal),
    });
    expect(gezet).toEqual([3, 5]);

    const [one, other] = [await readPdf(heel.bytes), await readPdf(packPdf(delen))];
    expect([other.isTagged, other.pdfa]).toEqual([true, '3A']);
    expect([...other.attachments]).toEqual([...one.attachments]);
    expect(other.pages).toHaveLength(one.pages.length);
    expect([paginas, heel.paginas]).toEqual([one.pages.length, one.pages.length]);
    // What was said before it was made.
    const anders = isMetWijzigingen ? gevelvullingen.length : null;
    const schatting = schatRapport(gevelvullingen.length, { inhoud: gekozen, anders });
    expect(Math.abs(schatting.paginas - heel.paginas)).toBeLessThanOrEqual(2);
    expect(schatting.bytes / heel.bytes.length).toBeGreaterThan(0.8);
    expect(schatting.bytes / heel.bytes.length).toBeLessThan(1.5);
    const inhoud = 1;
    const bodies = ({ texts }: typeof one) =>
      texts.map(({ body }) => body.join('')).toSpliced(inhoud, 1);
    expect(bodies(other)).toEqual(bodies(one));
    const [whole, parts] = [await wegenIn(heel.bytes), await wegenIn(packPdf(delen))];
    expect(parts.outline).toEqual(whole.outline);
    expect(parts.links).toEqual(whole.links);
    expect(parts.tags.toSpliced(inhoud, 1)).toEqual(whole.tags.toSpliced(inhoud, 1));
  },
  120_000,
);
