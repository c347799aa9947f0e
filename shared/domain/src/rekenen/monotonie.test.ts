import { describe, expect, test } from '@jest/globals';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import * as fc from 'fast-check';

import type { AdviesInvoer } from './adviesInvoer.ts';
import { calculateAdvies } from './advies.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';

const CASES = ['K2', 'K4', 'S1', 'S2', 'H1', 'H3'] as const;

interface Wijziging {
  breedte?: number;
  hoogte?: number;
  windbelasting?: number;
}

const changed = (invoer: AdviesInvoer, wijziging: Wijziging): AdviesInvoer => {
  const { windbelasting, ...maten } = wijziging;
  const { gevelvulling } = invoer;
  return {
    ...invoer,
    gevelvulling: {
      ...gevelvulling,
      gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...maten },
    },
    ...(windbelasting !== undefined && { uitgangspunten: { windbelasting } }),
  };
};

/** What a side needs, also when it does not fit: max(n_afst; n_bel). null where products do not suit. */
const nodigOf = (invoer: AdviesInvoer, zijde: Zijde): number | null => {
  const advies = calculateAdvies(invoer).zijden[zijde];
  return advies === undefined || advies.nBelasting === null
    ? null
    : Math.max(advies.nAfstand, advies.nBelasting);
};

/** The sides where more load or length would need fewer hoekankers: there must be none. */
const sidesWithFewer = (less: AdviesInvoer, more: AdviesInvoer): Zijde[] =>
  ZIJDEN.filter((zijde) => {
    const voor = nodigOf(less, zijde);
    const na = nodigOf(more, zijde);
    return voor === null || na === null ? voor !== na : na < voor;
  });

const breedte = fc.integer({ min: 400, max: 12_000 });
const hoogte = fc.integer({ min: 600, max: 6000 });
const groei = fc.integer({ min: 0, max: 4000 });

describe.each(CASES)('the needed hoekankers of %s', (id) => {
  const invoer = invoerOfGeval(id);

  test('are on no side fewer with more wind', () => {
    const wind = fc.double({ min: 0.01, max: 6, noNaN: true });
    fc.assert(
      fc.property(wind, fc.double({ min: 0, max: 4, noNaN: true }), (minder, meer) => {
        expect(
          sidesWithFewer(
            changed(invoer, { windbelasting: minder }),
            changed(invoer, { windbelasting: minder + meer }),
          ),
        ).toEqual([]);
      }),
    );
  });

  test('are on no side fewer when breedte or hoogte grows', () => {
    fc.assert(
      fc.property(breedte, hoogte, groei, groei, (...[B, H, dB, dH]) => {
        expect(
          sidesWithFewer(
            changed(invoer, { breedte: B, hoogte: H }),
            changed(invoer, { breedte: B + dB, hoogte: H + dH }),
          ),
        ).toEqual([]);
      }),
    );
  });

  test('pass with a unity check of at most 1 when the advice is followed', () => {
    const wind = fc.double({ min: 0.01, max: 6, noNaN: true });
    fc.assert(
      fc.property(breedte, hoogte, wind, (B, H, windbelasting) => {
        const advies = calculateAdvies(changed(invoer, { breedte: B, hoogte: H, windbelasting }));
        for (const zijde of ZIJDEN) {
          const { status, unityCheck } = advies.zijden[zijde] ?? {};
          if (unityCheck === undefined || unityCheck === null) continue;
          expect(status).toBe('VOLDOET');
          expect(unityCheck).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(advies.meldingen.map(({ code }) => code)).not.toContain('GEKOZEN_TE_LAAG');
      }),
    );
  });
});
