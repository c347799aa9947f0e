import type { Levering } from '@adviestool/contract/bestellingen';
import { canonicalText } from '@adviestool/contract/canonicalText';
import type { Catalogus } from '@adviestool/contract/catalogus';

import type {
  Bouwlijst,
  BouwlijstGevelvulling,
  BouwlijstRegel,
  ProductSoort,
} from '../bouwlijst/bouwlijst.ts';
import type { NaamVanLeverancier } from '../bouwlijst/bouwlijstTabellen.ts';
import { plaatsGroepen } from '../toelichting/plaatsGroepen.ts';

/** What a gevelvulling takes of a product, all of its kind together. */
export interface BestelHerkomst {
  readonly id: string;
  readonly naam: string;
  readonly aantal: number;
  /** As in the bouwlijst. */
  readonly voldoet: boolean;
  readonly isBevestigingGetoetst: boolean;
  readonly waarschuwingen: number;
}

/** Pieces and packages of a product, before and after each rounding. */
export interface BestelAantallen {
  /** Pieces that the gevelvullingen take. */
  readonly nodig: number;
  /** Of those, for gevelvullingen that do not meet their check. */
  readonly voldoetNiet: number;
  /** Pieces with the reserve, rounded up. */
  readonly metReserve: number;
  /** Whole packages; null: it is sold by the piece. */
  readonly verpakkingen: number | null;
  /** Pieces to order: those of the packages. */
  readonly bestellen: number;
}

export interface BestelLevering extends BestelAantallen {
  /** Of the place; null: of no place, or there is one delivery. */
  readonly naam: string | null;
  readonly herkomst: readonly BestelHerkomst[];
}

/** A product to order; its numbers are the sums of its deliveries. */
export interface BestelRegel extends BestelAantallen {
  readonly id: string;
  readonly naam: string;
  readonly soort: ProductSoort;
  readonly artikel: string | null;
  readonly verpakking: number | null;
  /** Cents without VAT, of a package or of a piece; null: it is not known. */
  readonly prijs: number | null;
  readonly bedrag: number | null;
  readonly leveringen: readonly BestelLevering[];
}

export interface BestelLeverancier {
  /** As names are compared. */
  readonly sleutel: string;
  /** Null: it is not known who delivers. */
  readonly naam: string | null;
  readonly regels: readonly BestelRegel[];
  /** Cents without VAT of the lines that have a price. */
  readonly bedrag: number;
  readonly zonderPrijs: number;
}

/** How an order list is made. */
export interface Bestelkeuze {
  /** Percent. */
  readonly reserve: number;
  readonly levering: Levering | null;
}

export interface Bestellijst extends Bestelkeuze {
  readonly leveranciers: readonly BestelLeverancier[];
}

interface Besteld {
  readonly artikel?: string | undefined;
  readonly leverancier?: string | undefined;
  readonly prijs?: number | undefined;
  readonly verpakking?: number | undefined;
}

/** A supplier as names are compared: without case, and without spaces at its ends. */
export const leverancierSleutel = (naam: string | null): string => naam?.trim().toLowerCase() ?? '';

const somVan = (items: readonly BestelHerkomst[]): number =>
  items.reduce((som, { aantal }) => som + aantal, 0);

/** Pieces with a reserve; a part of a piece is a whole one. */
const metReserveOf = (nodig: number, reserve: number): number =>
  Math.ceil((nodig * (100 + reserve)) / 100);

const leveringOf = (
  naam: string | null,
  herkomst: readonly BestelHerkomst[],
  { reserve, verpakking }: { reserve: number; verpakking: number | null },
): BestelLevering => {
  const nodig = somVan(herkomst);
  const metReserve = metReserveOf(nodig, reserve);
  const verpakkingen = verpakking === null ? null : Math.ceil(metReserve / verpakking);
  return {
    naam,
    herkomst,
    nodig,
    voldoetNiet: somVan(herkomst.filter(({ voldoet }) => !voldoet)),
    metReserve,
    verpakkingen,
    bestellen: verpakking === null ? metReserve : Math.ceil(metReserve / verpakking) * verpakking,
  };
};

const sommenOf = (leveringen: readonly BestelLevering[]): BestelAantallen => {
  const som = (van: (levering: BestelLevering) => number): number =>
    leveringen.reduce((sum, levering) => sum + van(levering), 0);
  return {
    nodig: som(({ nodig }) => nodig),
    voldoetNiet: som(({ voldoetNiet }) => voldoetNiet),
    metReserve: som(({ metReserve }) => metReserve),
    verpakkingen: leveringen.some(({ verpakkingen }) => verpakkingen === null)
      ? null
      : som(({ verpakkingen }) => verpakkingen ?? 0),
    bestellen: som(({ bestellen }) => bestellen),
  };
};

/** What a gevelvulling takes of a product of a supplier. */
interface Afname {
  readonly regel: BouwlijstRegel;
  readonly leverancier: string | null;
  readonly sleutel: string;
  readonly herkomst: BestelHerkomst;
  readonly gevelvulling: BouwlijstGevelvulling;
}

const { compare } = new Intl.Collator('nl-NL', { numeric: true });

/** What an order list is made of. */
interface Bestelbron {
  lijst: Bouwlijst;
  catalogus: Catalogus;
  naamVan: NaamVanLeverancier;
}

/**
 * What is to be ordered of each supplier, from what the bouwlijst counts. A gevelvulling's own supplier goes before
 * that of the catalogue, whose article and price are then another's. Reserve and packages are rounded up for each
 * delivery, so that each is enough by itself, in whatever order they come.
 */
export const bestellijst = ({
  lijst,
  catalogus,
  naamVan,
  reserve,
  levering,
}: Bestelbron & Bestelkeuze): Bestellijst => {
  const besteld = new Map<string, Besteld>(
    [
      ...catalogus.hoekankers,
      ...catalogus.bevestigingsmiddelenBouwkundig,
      ...catalogus.bevestigingsmiddelenHout,
    ].map((product) => [product.id, product]),
  );
  const afnames = lijst.gevelvullingen.flatMap((gevelvulling) =>
    gevelvulling.producten.map((regel): Afname => {
      const leverancier = naamVan(regel.leverancier) ?? besteld.get(regel.id)?.leverancier ?? null;
      const { id, naam, voldoet, isBevestigingGetoetst, waarschuwingen } = gevelvulling;
      return {
        regel,
        leverancier,
        sleutel: leverancierSleutel(leverancier),
        herkomst: {
          id,
          naam,
          aantal: regel.aantal,
          voldoet,
          isBevestigingGetoetst,
          waarschuwingen,
        },
        gevelvulling,
      };
    }),
  );
  const regelOf = (productId: string, own: readonly Afname[]): BestelRegel[] => {
    const [first] = own;
    if (first === undefined) return [];
    const product = besteld.get(productId) ?? {};
    const verpakking = product.verpakking ?? null;
    const isVanCatalogus =
      product.leverancier === undefined ||
      leverancierSleutel(product.leverancier) === first.sleutel;
    const groepen =
      levering === null
        ? [{ naam: null, items: own }]
        : plaatsGroepen(own, ({ gevelvulling }) => gevelvulling[levering]);
    const leveringen = groepen.map(({ naam, items }) =>
      leveringOf(
        naam,
        items.map(({ herkomst }) => herkomst),
        { reserve, verpakking },
      ),
    );
    const sommen = sommenOf(leveringen);
    const prijs = isVanCatalogus ? (product.prijs ?? null) : null;
    return [
      {
        id: productId,
        naam: first.regel.naam,
        soort: first.regel.soort,
        artikel: isVanCatalogus ? (product.artikel ?? null) : null,
        verpakking,
        prijs,
        bedrag: prijs === null ? null : prijs * (sommen.verpakkingen ?? sommen.bestellen),
        leveringen,
        ...sommen,
      },
    ];
  };
  const sleutels = [...new Set(afnames.map(({ sleutel }) => sleutel))];
  const leveranciers = sleutels.map((sleutel): BestelLeverancier => {
    const own = afnames.filter((afname) => afname.sleutel === sleutel);
    const perProduct = new Map<string, Afname[]>();
    for (const afname of own) {
      const known = perProduct.get(afname.regel.id);
      if (known === undefined) perProduct.set(afname.regel.id, [afname]);
      else known.push(afname);
    }
    // In catalogue order.
    const regels = [...besteld.keys()].flatMap((id) => regelOf(id, perProduct.get(id) ?? []));
    return {
      sleutel,
      naam: own[0]?.leverancier?.trim() ?? null,
      regels,
      bedrag: regels.reduce((som, { bedrag }) => som + (bedrag ?? 0), 0),
      zonderPrijs: regels.filter(({ bedrag }) => bedrag === null).length,
    };
  });
  return {
    reserve,
    levering,
    leveranciers: leveranciers.toSorted(
      (one, other) =>
        Number(one.naam === null) - Number(other.naam === null) ||
        compare(one.naam ?? '', other.naam ?? ''),
    ),
  };
};

/** As `bestellijst`, each way once: most orders of a project are made alike. */
export const bestellijstMet = (bron: Bestelbron): ((keuze: Bestelkeuze) => Bestellijst) => {
  const made = new Map<string, Bestellijst>();
  return ({ reserve, levering }) => {
    const sleutel = JSON.stringify([reserve, levering]);
    const known = made.get(sleutel) ?? bestellijst({ ...bron, reserve, levering });
    made.set(sleutel, known);
    return known;
  };
};

/** What is hashed of an order: what each gevelvulling takes of this supplier, whatever is rounded of it. */
export const bestelbasisOf = ({ regels }: BestelLeverancier): string =>
  canonicalText(
    Object.fromEntries(
      regels.map(({ id, leveringen }) => [
        id,
        Object.fromEntries(
          leveringen.flatMap(({ herkomst }) =>
            herkomst.map((gevelvulling) => [gevelvulling.id, gevelvulling.aantal]),
          ),
        ),
      ]),
    ),
  );
