import { describe, expect, test } from '@jest/globals';

import { CATALOGUS } from '../fixtures/catalogus.ts';
import { GEVALLEN, invoerOfGeval } from '../fixtures/gevallen.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { adviesOf } from '../rekenen/advies.ts';
import { adviesInvoerOf, type AdviesInvoer } from '../rekenen/adviesInvoer.ts';
import { calculateBerekening } from '../rekenen/berekening.ts';
import * as uitgangspunten from '../rekenen/uitgangspunten.ts';
import type { Constante, Tabel } from '../rekenen/uitgangspunten.ts';
import { meldingTekst } from './meldingTekst.ts';
import { toelichtingOf } from './toelichting.ts';
import { createGevelvulling } from '../velden/gevelvulling.ts';
import { HART_OP_HART_GRENZEN, RANDAFSTAND } from '../velden/invoergrenzen.ts';
import { listUitgangspunten } from './uitgangspunten.ts';

const build = (
  project: Parameters<typeof buildProjectGegevens>[0],
  ...gevelvulling: Parameters<typeof buildGevelvullingOf>
): AdviesInvoer => {
  const hoekanker = gevelvulling[0].startsWith('hsb') ? 'HA-100' : 'GA-200C';
  const invoer = adviesInvoerOf({
    projectGegevens: buildProjectGegevens(project),
    gevelvulling: withProducten(buildGevelvullingOf(...gevelvulling), hoekanker, ['IM-8', 'AN-40']),
    catalogus: CATALOGUS,
  });
  if (invoer === null) throw new Error('The gevelvulling of the builder is complete.');
  return invoer;
};

/** Together they come past every constant: tall and low, light and heavy, narrow and wide. */
const INVOEREN: readonly AdviesInvoer[] = [
  ...GEVALLEN.map(({ invoer }) => invoer),
  build(
    { gebouwhoogte: 200, windgebied: 3, terreincategorie: 'kust' },
    'hsb4ZijdigMetBevestigingsmiddelen',
    {},
    {
      elementBevatKozijnOfSchuifpuiVanafOnderzijde: 'kozijn',
      gewichtinvoer: 'gewichtElement',
      gewichtElement: 60,
    },
  ),
  build(
    { typeBouw: 'kantoorWoongebouw', gebouwhoogte: 71 },
    'kozijnTraditioneelMetBevestigingsmiddelen',
    { breedte: 450 },
    { gewichtinvoer: 'glasgewicht', glasgewicht: 40 },
  ),
  build(
    { typeBouw: 'openbaarGebouw', terreincategorie: 'onbebouwd', gebouwhoogte: 2 },
    'schuifpuiTraditioneelMetBevestigingsmiddelen',
    {},
    { gewichtinvoer: 'glasgewicht', glasgewicht: 40 },
  ),
  build(
    { gebouwhoogte: 5, terreincategorie: 'bebouwd', windvormFactor: 0.2 },
    'kozijnTraditioneelMetBevestigingsmiddelen',
  ),
  build(
    { gebouwhoogte: 5, windvormFactor: 0.2 },
    'schuifpuiTraditioneelZonderBevestigingsmiddelen',
  ),
  build(
    { windgebied: 3, terreincategorie: 'kust', gebouwhoogte: 1, windvormFactor: 0 },
    'hsb4ZijdigZonderBevestigingsmiddelen',
  ),
];

const numbers = (): string =>
  JSON.stringify(INVOEREN.map((invoer) => adviesOf(calculateBerekening(invoer))));
const steps = (): string =>
  JSON.stringify(INVOEREN.map((invoer) => toelichtingOf(calculateBerekening(invoer))));

const assumptions = (): string =>
  listUitgangspunten()
    .map(({ tekst }) => tekst)
    .join('\n');

/** Changes what stands in its one place for as long as `act` takes. */
const withOther = <T extends object>(place: T, other: Partial<T>, act: () => void): void => {
  const before = { ...place };
  Object.assign(place, other);
  try {
    act();
  } finally {
    Object.assign(place, before);
  }
};

const isConstante = (value: unknown): value is Constante =>
  typeof value === 'object' && value !== null && 'symbool' in value && 'waarde' in value;
const isTabel = (value: unknown): value is Tabel<string> =>
  typeof value === 'object' && value !== null && 'symbool' in value && 'waarden' in value;

const ALLE = Object.entries<unknown>(uitgangspunten);
const CONSTANTEN = ALLE.flatMap(([naam, value]) =>
  isConstante(value) ? [[naam, value] as const] : [],
);
const TABELLEN = ALLE.flatMap(([naam, value]) =>
  isTabel(value) ? Object.keys(value.waarden).map((keuze) => [naam, keuze, value] as const) : [],
);

/** Not a term of a formula, but a limit that an outcome is held against. */
const GRENZEN = new Set(['TOLERANTIE', 'MAXIMALE_UNITY_CHECK']);

/** The randafstand that a gevelvulling begins with, mm. */
const begin = (): number =>
  createGevelvulling({ id: 'nieuw' }).afstandHoekGevelvullingTotEersteAnker.onderzijde;

describe('a number of the model that is changed in its one place', () => {
  const voor = { numbers: numbers(), steps: steps() };
  const hasChanged = (): boolean => numbers() !== voor.numbers && steps() !== voor.steps;

  test.each(CONSTANTEN.filter(([naam]) => !GRENZEN.has(naam)))(
    '%s changes the calculation and the ledger',
    (_naam, constante) => {
      // A limit may matter in one direction only: no building is higher than 200 m.
      const outcomes = [0.7, 1.3].map((factor) => {
        let changed = false;
        withOther(constante, { waarde: constante.waarde * factor }, () => {
          changed = hasChanged();
        });
        return changed;
      });
      expect(outcomes).toContain(true);
      expect(hasChanged()).toBe(false);
    },
  );

  test.each(TABELLEN)('%s of %s changes the calculation and the ledger', (_naam, keuze, tabel) => {
    const waarde = (tabel.waarden[keuze] ?? 0) * 1.3 + 0.001;
    withOther(tabel.waarden, { [keuze]: waarde }, () => {
      expect(hasChanged()).toBe(true);
    });
  });

  const HART_OP_HART = Object.entries(HART_OP_HART_GRENZEN).flatMap(([type, zijden]) =>
    Object.entries(zijden).map(([zijde, grenzen]) => [type, zijde, grenzen] as const),
  );
  test.each(HART_OP_HART)(
    'the bounds of hart-op-hart of %s, %s, change the calculation and the ledger',
    (_type, _zijde, grenzen) => {
      withOther(grenzen, { max: grenzen.max / 2 }, () => {
        expect(hasChanged()).toBe(true);
      });
      withOther(grenzen, { min: grenzen.max }, () => {
        expect(hasChanged()).toBe(true);
      });
    },
  );

  test('changes the randafstand that a gevelvulling begins with and the largest that is accepted', () => {
    const { maximum } = RANDAFSTAND;
    const wijd = { onderzijde: maximum, zijkanten: maximum, bovenzijde: maximum };
    const isCounted = (): boolean =>
      adviesInvoerOf({
        projectGegevens: buildProjectGegevens(),
        gevelvulling: {
          ...buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen'),
          afstandHoekGevelvullingTotEersteAnker: wijd,
        },
        catalogus: CATALOGUS,
      }) !== null;
    expect([begin(), isCounted()]).toEqual([200, true]);
    withOther<{ standaard: number; maximum: number }>(
      RANDAFSTAND,
      { standaard: 2.5, maximum: maximum - 1 },
      () => {
        expect([begin(), isCounted()]).toEqual([2.5, false]);
        expect(assumptions()).toContain('eerste anker is 2,5 mm');
        expect(assumptions()).toContain(`tot ${maximum - 1} mm`);
      },
    );
  });

  test('changes the verdict where it is the largest unity check that passes', () => {
    const { bovenzijde } = adviesOf(calculateBerekening(invoerOfGeval('K2'))).zijden;
    expect(bovenzijde?.status).toBe('VOLDOET');
    withOther(uitgangspunten.MAXIMALE_UNITY_CHECK, { waarde: 0.1 }, () => {
      const zijde = adviesOf(calculateBerekening(invoerOfGeval('K2'))).zijden.bovenzijde;
      expect(zijde?.status).toBe('VOLDOET_NIET');
    });
  });

  test('changes the assumptions that stand beside the advice', () => {
    for (const [naam, constante] of [
      ['luchtdichtheid 2,5 kg/m³', uitgangspunten.LUCHTDICHTHEID],
      ['hoger dan 2,5 m', uitgangspunten.HOOGTEGRENS_CC3],
      ['g = 2,5 m/s²', uitgangspunten.VALVERSNELLING],
      ['arm 2,5 mm plus', uitgangspunten.HEFBOOM_VAST],
      ['een voeg van 2,5 mm', uitgangspunten.VOEG_HSB],
      ['2,5 bij eigen gewicht', uitgangspunten.KMOD_EIGEN_GEWICHT],
      ['exponent 2,5', uitgangspunten.INTERACTIE_EXPONENT],
      ['instelbaar van 2,5', uitgangspunten.MINIMALE_RANDAFSTAND],
    ] as const) {
      expect(assumptions()).not.toContain(naam);
      withOther(constante, { waarde: 2.5 }, () => {
        expect(assumptions()).toContain(naam);
      });
    }
  });

  test('changes the message about the least wind', () => {
    const invoer = build({ windvormFactor: 0 }, 'kozijnPrefab');
    withOther(uitgangspunten.MINIMALE_WINDBELASTING.waarden, { kozijn: 0.75 }, () => {
      const [melding] = adviesOf(calculateBerekening(invoer)).meldingen;
      expect(melding && meldingTekst(melding)).toContain('0,75 kN/m²');
    });
  });
});
