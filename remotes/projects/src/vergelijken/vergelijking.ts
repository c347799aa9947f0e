import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { besteProduct } from '@adviestool/domain/vergelijken/besteProduct';
import {
  genoemd,
  kolomIn,
  type Genoemd,
  type VergelijkingKolom,
} from '@adviestool/domain/vergelijken/kolomIn';
import type { Keuze, Vergeleken } from '@adviestool/domain/vergelijken/vergelijkIn';
import { runInDelen } from '@adviestool/projectoverzicht/runInDelen';

/** The ways to choose, in the order of the page. */
export const WIJZEN = ['lichtste', 'minste', 'eenProduct', 'eigen'] as const;
export type Wijze = (typeof WIJZEN)[number];

const perWijze = <Value>(make: (wijze: Wijze) => Value): Record<Wijze, Value> => ({
  lichtste: make('lichtste'),
  minste: make('minste'),
  eenProduct: make('eenProduct'),
  eigen: make('eigen'),
});

/** What a way to choose comes to. */
export interface Voorstel {
  keuze: Keuze;
  kolom: VergelijkingKolom;
}

/** Why a gevelvulling is in no column. */
export interface Uitgesloten extends Genoemd {
  reden: 'onvolledig' | 'zijden';
}

export interface Vergelijking {
  /** What was compared. */
  project: Pick<Project, 'projectGegevens'>;
  nu: VergelijkingKolom;
  /** Null: no product can be chosen that way. */
  voorstellen: Readonly<Record<Wijze, Voorstel | null>>;
  /** The hoekanker of "één product". */
  product: Hoekanker | null;
  /** The hoekankers of "eigen keuze", by id. */
  eigen: ReadonlySet<string>;
  vergeleken: number;
  uitgesloten: readonly Uitgesloten[];
}

export interface Vergelijkvraag {
  project: Pick<Project, 'projectGegevens'>;
  gevelvullingen: readonly Gevelvulling[];
  catalogus: Catalogus;
  vergelijk: (gevelvulling: Gevelvulling) => Vergeleken;
  /** Null: the user chose none yet; those that stand in the project are taken. */
  eigen: ReadonlySet<string> | null;
  ookVastgesteld: boolean;
}

interface Uitvoering {
  signal: AbortSignal;
  /** Hears how much is done, of 1. */
  onDeel: (deel: number) => void;
}

const uitgeslotenVan = ({ gevelvulling, nu }: Vergeleken): Uitgesloten => ({
  ...genoemd(gevelvulling),
  reden: nu.oordeel === 'onvolledig' ? 'onvolledig' : 'zijden',
});

/** Compares a project, in parts. @returns null when it was stopped meanwhile */
export const maakVergelijking = async (
  { project, gevelvullingen, catalogus, vergelijk, ...vraag }: Vergelijkvraag,
  { signal, onDeel }: Uitvoering,
): Promise<Vergelijking | null> => {
  const deelVan = (eerder: number) => (gedaan: number) =>
    onDeel(eerder + gedaan / gevelvullingen.length / 2);
  const lijst = await runInDelen(gevelvullingen, vergelijk, { signal, onDeel: deelVan(0) });
  if (lijst === null) return null;

  const vergelijkbaar = lijst.filter(({ hoekankers }) => hoekankers !== null);
  const basis = { catalogus, ookVastgesteld: vraag.ookVastgesteld };
  const inGebruik = (): Set<string> => {
    const telling = kolomIn(null, basis);
    vergelijkbaar.forEach(telling.add);
    return new Set(telling.kolom().producten.map(({ id }) => id));
  };
  const product = besteProduct(vergelijkbaar);
  const eigen = vraag.eigen ?? inGebruik();
  const keuzes = {
    lichtste: { voorkeur: 'lichtste', toegestaan: null },
    minste: { voorkeur: 'minste', toegestaan: null },
    eenProduct:
      product === null ? null : { voorkeur: 'eenProduct', toegestaan: new Set([product.id]) },
    eigen: eigen.size === 0 ? null : { voorkeur: 'minste', toegestaan: eigen },
  } as const satisfies Record<Wijze, Keuze | null>;
  const nu = kolomIn(null, basis);
  const tellingen = perWijze((wijze) => {
    const keuze = keuzes[wijze];
    return keuze === null ? null : { keuze, telling: kolomIn(keuze, basis) };
  });
  const tel = (vergeleken: Vergeleken): void => {
    nu.add(vergeleken);
    for (const wijze of WIJZEN) tellingen[wijze]?.telling.add(vergeleken);
  };
  const geteld = await runInDelen(vergelijkbaar, tel, { signal, onDeel: deelVan(0.5) });
  if (geteld === null) return null;

  return {
    project,
    nu: nu.kolom(),
    voorstellen: perWijze((wijze) => {
      const gevraagd = tellingen[wijze];
      return gevraagd === null ? null : { keuze: gevraagd.keuze, kolom: gevraagd.telling.kolom() };
    }),
    product,
    eigen,
    vergeleken: vergelijkbaar.length,
    uitgesloten: lijst.filter(({ hoekankers }) => hoekankers === null).map(uitgeslotenVan),
  };
};
