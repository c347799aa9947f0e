import type { Catalogus } from './catalogus.ts';
import { getalTekst, type Bevinding } from './catalogusGrenzen.ts';

/** Resistance of one product, kN. [P] Ten times what a hoekanker takes: N written in place of kN. */
const WEERSTAND_ONGEWOON = 50;
/** Lever arm, mm. [P] */
const HEFBOOM_ONGEWOON = 500;
/** So many times the value of the former version, or so small a part of it. [P] */
const SPRONG = 5;

interface Waarde {
  readonly product: string;
  readonly path: Bevinding['path'];
  readonly waarde: number;
}

const LIJSTEN = [
  'hoekankers',
  'bevestigingsmiddelenBouwkundig',
  'bevestigingsmiddelenHout',
] as const;

/** What decides a resistance. */
const WEERSTANDEN = ['FwRk', 'FgRk', 'FRk'];
const HEFBOMEN = ['eRefWind', 'eRefGewicht'];
const VERGELEKEN = new Set([...WEERSTANDEN, ...HEFBOMEN, 'gammaM', 'kmod']);

/** Every number of a product that a resistance follows from. */
const waardenOf = (catalogus: Catalogus): Waarde[] =>
  LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap((product, index) =>
      Object.entries(product).flatMap(([veld, waarde]): Waarde[] => {
        if (!VERGELEKEN.has(veld)) return [];
        const path = [lijst, index, veld];
        const plek = { product: product.id, path };
        if (typeof waarde === 'number') return [{ ...plek, waarde }];
        return Object.entries(typeof waarde === 'object' && waarde !== null ? waarde : {}).flatMap(
          ([materiaal, each]): Waarde[] =>
            typeof each === 'number' ? [{ ...plek, path: [...path, materiaal], waarde: each }] : [],
        );
      }),
    ),
  );

const ongewoon = ({ path, waarde }: Waarde): Bevinding[] => {
  const [, , veld] = path;
  if (WEERSTANDEN.includes(String(veld)) && waarde > WEERSTAND_ONGEWOON) {
    return [{ path, message: `${getalTekst(waarde)} kN is ongewoon groot. N in plaats van kN?` }];
  }
  return HEFBOMEN.includes(String(veld)) && waarde > HEFBOOM_ONGEWOON
    ? [{ path, message: `${getalTekst(waarde)} mm is een ongewoon grote hefboom.` }]
    : [];
};

/** The same value of a product in another version, whatever its place there. */
const sleutelOf = ({ product, path }: Waarde): string => [product, ...path.slice(2)].join('\u0000');

const sprongen = (catalogus: Catalogus, vorige: Catalogus): Bevinding[] => {
  const eerder = new Map(waardenOf(vorige).map((each) => [sleutelOf(each), each.waarde]));
  return waardenOf(catalogus).flatMap((each) => {
    const was = eerder.get(sleutelOf(each)) ?? each.waarde;
    const keer = each.waarde / was;
    return keer >= SPRONG || keer <= 1 / SPRONG
      ? [
          {
            path: each.path,
            message: `${getalTekst(each.waarde)} was ${getalTekst(was)} in de vorige versie. Klopt de eenheid?`,
          },
        ]
      : [];
  });
};

interface MetBron {
  readonly bron?: string | undefined;
  readonly bronPerWaarde?: Readonly<Record<string, string>> | undefined;
}

const metBron = ({ bron, bronPerWaarde = {} }: MetBron): boolean =>
  bron !== undefined || Object.keys(bronPerWaarde).length > 0;

const bronnenKwijt = (catalogus: Catalogus, vorige: Catalogus): Bevinding[] => {
  const hadden = new Set(
    LIJSTEN.flatMap((lijst) => vorige[lijst].filter(metBron).map(({ id }) => id)),
  );
  return LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap((product, index) =>
      hadden.has(product.id) && !metBron(product)
        ? [{ path: [lijst, index], message: 'Had in de vorige versie een bron, nu geen.' }]
        : [],
    ),
  );
};

/**
 * What may be right and is probably a slip: of the catalogue itself, and beside the version that it replaces.
 * Nothing of it is refused.
 */
export const onaannemelijk = (catalogus: Catalogus, vorige: Catalogus | null): Bevinding[] => [
  ...waardenOf(catalogus).flatMap(ongewoon),
  ...(vorige === null ? [] : [...sprongen(catalogus, vorige), ...bronnenKwijt(catalogus, vorige)]),
];
