import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import { chooseAanbevolenMiddelen, chooseHoekankers } from '../productkeuze/chooseAanbevolen.ts';
import { settleGevelvulling } from '../productkeuze/settleGevelvulling.ts';
import {
  aanbevolenHoekankers,
  vergelijkHoekankers,
  type Aanbeveling,
  type HoekankerVergelijking,
  type Voorkeur,
} from '../productkeuze/vergelijkHoekankers.ts';
import { isSameInput } from '../velden/isSameInput.ts';
import { uitkomstIn, type Uitgerekend, type Vergelijkbasis } from './uitkomstIn.ts';

/** A way to choose the hoekankers of a whole project. */
export interface Keuze {
  readonly voorkeur: Voorkeur;
  /** Ids of the hoekankers that may be used; null: every one of the catalogue. */
  readonly toegestaan: ReadonlySet<string> | null;
}

/** A side that none of the allowed hoekankers suits, with the reason of each. */
export interface ZijdeZonderProduct {
  readonly zijde: Zijde;
  readonly redenen: readonly string[];
}

/** What a choice makes of one gevelvulling. */
export interface Gekozen {
  /** The very same one where nothing changes. */
  readonly gevelvulling: Gevelvulling;
  readonly uitkomst: Uitgerekend;
  /** When not empty, the choice does not suit, and the gevelvulling stays as it is. */
  readonly pastNiet: readonly ZijdeZonderProduct[];
}

/** A gevelvulling, what it comes to now, and what each choice makes of it. */
export interface Vergeleken {
  readonly gevelvulling: Gevelvulling;
  readonly nu: Uitgerekend;
  /** What each hoekanker leads to; null: its data are incomplete, so that nothing can be compared. */
  readonly hoekankers: readonly HoekankerVergelijking[] | null;
  readonly kies: (keuze: Keuze) => Gekozen;
}

const zijdenZonderProduct = (
  toegestaan: readonly HoekankerVergelijking[],
  { hoekankers }: Aanbeveling,
  gevelvulling: Gevelvulling,
): ZijdeZonderProduct[] =>
  ZIJDEN.filter(
    (zijde) => gevelvulling.verankerdeZijden.includes(zijde) && hoekankers[zijde] === undefined,
  ).map((zijde) => ({
    zijde,
    redenen: toegestaan.flatMap(({ zijden: { [zijde]: keuze } }) =>
      keuze?.geschikt === false ? [keuze.reden] : [],
    ),
  }));

/**
 * Compares ways to choose the hoekankers of gevelvullingen of one project. Each gevelvulling is worked out once, and
 * once more for each different choice of products; fasteners are those that `chooseAanbevolen` takes.
 */
export const vergelijkIn = (basis: Vergelijkbasis) => {
  const uitkomstVan = uitkomstIn(basis);
  const known = new WeakMap<Gevelvulling, Vergeleken>();

  const vergelijk = (gevelvulling: Gevelvulling): Vergeleken => {
    const nu = uitkomstVan(gevelvulling);
    const blijft: Gekozen = { gevelvulling, uitkomst: nu, pastNiet: [] };
    const metMiddelen = chooseAanbevolenMiddelen({ ...basis, gevelvulling });
    const hoekankers = vergelijkHoekankers({ ...basis, gevelvulling: metMiddelen });
    const gemaakt = new Map<string, Gekozen>();

    const maak = (gekozen: Aanbeveling['hoekankers']): Gekozen => {
      const changed = chooseHoekankers(metMiddelen, gekozen);
      if (isSameInput(changed, gevelvulling)) return blijft;
      const settled = settleGevelvulling({ ...basis, gevelvulling: changed }).gevelvulling;
      return { gevelvulling: settled, uitkomst: uitkomstVan(settled), pastNiet: [] };
    };

    const kies = ({ voorkeur, toegestaan }: Keuze): Gekozen => {
      if (hoekankers === null) return blijft;
      const mogelijk = hoekankers.filter(
        ({ hoekanker }) => toegestaan === null || toegestaan.has(hoekanker.id),
      );
      const aanbeveling = aanbevolenHoekankers(mogelijk, voorkeur);
      // Of no products at all the sum over the sides is 0.
      if (mogelijk.length === 0 || aanbeveling.totaal === null) {
        return { ...blijft, pastNiet: zijdenZonderProduct(mogelijk, aanbeveling, gevelvulling) };
      }
      const sleutel = ZIJDEN.map((zijde) => aanbeveling.hoekankers[zijde] ?? '').join('\n');
      const earlier = gemaakt.get(sleutel);
      if (earlier !== undefined) return earlier;
      const gekozen = maak(aanbeveling.hoekankers);
      gemaakt.set(sleutel, gekozen);
      return gekozen;
    };
    return { gevelvulling, nu, hoekankers, kies };
  };

  return (gevelvulling: Gevelvulling): Vergeleken => {
    const earlier = known.get(gevelvulling);
    if (earlier !== undefined) return earlier;
    const vergeleken = vergelijk(gevelvulling);
    known.set(gevelvulling, vergeleken);
    return vergeleken;
  };
};
