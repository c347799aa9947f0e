import type { Etiketkeuze } from '@adviestool/contract/rapporten';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { readPdf } from '../testing/readPdf.ts';
import { etikettenOf, telEtiketten } from './etikettenOf.ts';
import { schatDocument } from './schatRapport.ts';
import { zetSjabloon } from './zetDeel.ts';

type Kader = ReturnType<typeof manyGevelvullingen>[number]['gevelvullingEnKaderData'];

const met = (kaders: readonly Partial<Kader>[]) =>
  manyGevelvullingen(kaders.length).map((gevelvulling, index) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...kaders[index] },
  }));

const keuze = (per: Etiketkeuze['per'] = 'merk'): Etiketkeuze => ({
  soort: 'etiketten',
  formaat: 'a6',
  per,
});

const zonder = (text: string): string => text.replaceAll(/[\s\u200B]/g, '');

test('labels go by storey, then by facade, and what has no place comes last', () => {
  const gevelvullingen = met([
    { bouwlaag: '10', gevel: 'Noord' },
    { bouwlaag: null, gevel: 'Noord' },
    { bouwlaag: '2', gevel: 'Zuid' },
    { bouwlaag: '2', gevel: 'noord' },
  ]);
  const { gevelvullingen: gezet, etiketten } = etikettenOf(
    buildRapportOpdracht(gevelvullingen),
    keuze(),
  );
  expect(etiketten.map(({ nummer }) => gezet[nummer]?.merk)).toEqual(['M4', 'M3', 'M1', 'M2']);
});

test('each piece has a label of its own when that is asked for, also where no number is filled in', () => {
  const gevelvullingen = met([{ aantal: 3 }, { aantal: null }]);
  const { etiketten } = etikettenOf(buildRapportOpdracht(gevelvullingen), keuze('stuk'));
  expect(etiketten.map(({ nummer, stuk }) => [nummer, stuk])).toEqual([
    [0, '1/3'],
    [0, '2/3'],
    [0, '3/3'],
    [1, '1/1'],
  ]);
  expect([
    telEtiketten(gevelvullingen, { per: 'stuk' }),
    telEtiketten(gevelvullingen, keuze()),
  ]).toEqual([4, 2]);
});

test('a label says the numbers and running distances of the advice, and leads to its page on site', () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(3));
  const { gevelvullingen } = etikettenOf(opdracht, keuze());
  opdracht.project.gevelvullingen.forEach((gevelvulling, index) => {
    const advies = adviesFor({ ...opdracht.project, gevelvulling, catalogus: opdracht.catalogus });
    const etiket = gevelvullingen[index];
    expect(etiket?.zijden.map(({ aantal, posities }) => [aantal, posities])).toEqual(
      gevelvulling.verankerdeZijden.map((zijde) => {
        const uitkomst = advies?.zijden[zijde];
        return [
          formatNumber(uitkomst?.gekozen ?? uitkomst?.geadviseerd ?? -1),
          uitkomst?.posities.map((mm) => formatNumber(mm)).join('\u00A0· '),
        ];
      }),
    );
    const { gebruikBevestigingsmiddelen } = gevelvulling.gevelvullingEnKaderData;
    expect(etiket?.letOp ?? '').toMatch(
      gebruikBevestigingsmiddelen === true ? /^$/ : /voldoen; de bevestiging is niet getoetst\.$/,
    );
    expect(etiket?.adres).toBe(
      `https://adviestool.example/project/${opdracht.project.id}/bouwplaats/g${index}`,
    );
  });
});

test('what does not comply or is incomplete has a label that forbids to mount by it', () => {
  const [goed, gezakt, leeg] = manyGevelvullingen(3);
  if (goed === undefined || gezakt === undefined || leeg === undefined) throw new Error('Three.');
  const { gevelvullingen } = etikettenOf(
    buildRapportOpdracht([
      goed,
      {
        ...gezakt,
        aantalAnkers: { ...gezakt.aantalAnkers, onderzijde: { geadviseerd: null, gekozen: 2 } },
      },
      { ...leeg, detailleringData: {} },
    ]),
    keuze(),
  );
  expect(gevelvullingen.map(({ letOp }) => letOp)).toEqual([
    expect.stringMatching(/^Let op: .+; de bevestiging is niet getoetst\.$/),
    expect.stringMatching(/^VOLDOET NIET: .+\. Niet monteren volgens dit etiket\.$/),
    'GEEN ADVIES: gegevens onvolledig. Niet monteren volgens dit etiket.',
  ]);
  expect(gevelvullingen[2]?.zijden.map(({ aantal, posities }) => [aantal, posities])).toEqual(
    leeg.verankerdeZijden.map(() => [null, '']),
  );
  expect(gevelvullingen[2]?.tekening?.ankers).toEqual([]);
});

test('of a side without an advice a label draws no hoekankers and no distances', () => {
  const [gevelvulling] = manyGevelvullingen(1);
  if (gevelvulling === undefined) throw new Error('One.');
  const { productKeuze } = gevelvulling;
  const etiketMet = (keuzes: typeof productKeuze) =>
    etikettenOf(buildRapportOpdracht([{ ...gevelvulling, productKeuze: keuzes }]), keuze())
      .gevelvullingen[0];
  const heel = etiketMet(productKeuze);
  const deels = etiketMet({
    ...productKeuze,
    onderzijde: { hoekanker: null, bevestigingsmiddelen: null },
  });
  const onderaan = Number(heel?.zijden[0]?.aantal);
  expect(deels?.zijden[0]).toMatchObject({ naam: 'Onderzijde', aantal: null, posities: '' });
  expect(onderaan).toBeGreaterThan(0);
  expect(deels?.tekening?.ankers).toHaveLength((heel?.tekening?.ankers.length ?? 0) - onderaan);
  expect(deels?.tekening?.ankers.some(({ voorlopig }) => voorlopig)).toBe(false);
  expect(deels?.tekening?.beschrijving).not.toMatch(/Onderzijde|Voorlopig/);
});

test('what was calculated without wind has a label that says that it was warned of', () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
  const projectGegevens = { ...opdracht.project.projectGegevens, windvormFactor: 0 };
  const { gevelvullingen } = etikettenOf(
    { ...opdracht, project: { ...opdracht.project, projectGegevens } },
    keuze(),
  );
  expect(gevelvullingen[0]?.letOp).toMatch(/alle zijden voldoen, met 1 waarschuwing/);
});

test('a size is said as it was filled in', () => {
  const { gevelvullingen } = etikettenOf(
    buildRapportOpdracht(met([{ breedte: 1234.5, hoogte: 2100.25 }])),
    keuze(),
  );
  expect(gevelvullingen[0]?.omschrijving).toMatch(/ · 1234,5 × 2100,25\smm$/u);
});

test('a label without a merk says its size and place once', () => {
  const { gevelvullingen } = etikettenOf(
    buildRapportOpdracht(met([{ merk: null, breedte: 900, hoogte: 2100, bouwlaag: '2' }])),
    keuze(),
  );
  expect(gevelvullingen[0]).toMatchObject({
    merk: 'Zonder merk',
    omschrijving: expect.stringContaining('900 × 2100'),
    plaats: 'bouwlaag 2',
  });
});

test('article and supplier stand beside the product where the catalogue has them', () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
  const catalogus = {
    ...opdracht.catalogus,
    hoekankers: opdracht.catalogus.hoekankers.map((hoekanker) => ({
      ...hoekanker,
      leverancier: 'Metaal BV',
      artikel: `M ${hoekanker.id}`,
    })),
  };
  const { gevelvullingen } = etikettenOf({ ...opdracht, catalogus }, keuze());
  expect(gevelvullingen[0]?.zijden[0]?.producten).toEqual([
    'Hoekanker GA 90',
    'artikel Metaal BV M GA-90',
  ]);
});

test('every label of each format is set with all of its distances, as many on a page as it holds', async () => {
  const gevelvullingen = met([
    // Hostile, and longer than any label has room for.
    { merk: '#panic("x") ' + 'lang'.repeat(60), gevel: '*Noord*', ruimte: 'x'.repeat(80) },
    { aantal: 9 },
    { breedte: 6000 },
  ]);
  const opdracht = buildRapportOpdracht(gevelvullingen);
  for (const [formaat, paginas] of [
    ['a5', 3],
    ['a6', 3],
    ['a4x8', 1],
  ] as const) {
    const gegevens = etikettenOf(opdracht, { ...keuze(), formaat });
    const { pdf, ligging } = await zetSjabloon('etiketten', gegevens, { bestanden: [] });
    expect([formaat, ligging.paginas]).toEqual([formaat, paginas]);
    expect(schatDocument(gevelvullingen, { ...keuze(), formaat }).paginas).toBe(paginas);
    const { text, isTagged, pdfa } = await readPdf(pdf);
    expect([isTagged, pdfa]).toEqual([true, '3A']);
    const said = gegevens.gevelvullingen.flatMap(({ zijden }) =>
      zijden.map(({ posities }) => zonder(posities)),
    );
    expect(said.filter((posities) => !text.includes(posities))).toEqual([]);
  }
}, 60_000);
