// By its public name: a remote that has this module takes that one from the host.
import { getalTekst, type Bevinding } from '@adviestool/contract/catalogusGrenzen';

import type { Catalogus } from './catalogus.ts';

/** Resistance of one product, kN. [P] Ten times what a hoekanker takes: N written in place of kN. */
const WEERSTAND_ONGEWOON = 50;
/** Lever arm, mm. [P] */
const HEFBOOM_ONGEWOON = 500;
/** So many times the value of the former version, or so small a part of it. [P] */
const SPRONG = 5;
/** Fasteners of one hoekanker, into the structure or into the timber. [P] */
const MIDDELEN_ONGEWOON = 20;
/** Five times or a fifth is a little more or less in binary. */
const TOLERANTIE = 1e-9;

interface Waarde {
  /** Tells the same value in another version, whatever its place there. */
  readonly sleutel: string;
  readonly path: Bevinding['path'];
  readonly veld: string;
  readonly waarde: number;
}

const LIJSTEN = [
  'hoekankers',
  'bevestigingsmiddelenBouwkundig',
  'bevestigingsmiddelenHout',
] as const;

/** What decides a resistance. */
const WEERSTANDEN = ['FwRk', 'FgRk', 'FRk'];
const HEFBOMEN = ['eRefWind', 'eRefGewicht', 'maxHefboomarm'];
const AANTALLEN = ['nBouw', 'nHout'];
/** Everything of a product that a resistance follows from, or whether it suits. */
const VERGELEKEN = new Set([
  ...WEERSTANDEN,
  ...HEFBOMEN,
  ...AANTALLEN,
  'gammaM',
  'kmod',
  'spouwlatMax',
  'stelruimteMax',
  'minRandafstand',
]);

/** The number that stands at a field, or those of each material. */
const getallenIn = (waarde: unknown): (readonly [path: string[], waarde: number])[] => {
  if (typeof waarde === 'number') return [[[], waarde]];
  return Object.entries(typeof waarde === 'object' && waarde !== null ? waarde : {}).flatMap(
    ([materiaal, each]) => (typeof each === 'number' ? [[[materiaal], each] as const] : []),
  );
};

/** Every number that a resistance follows from. */
const waardenOf = (catalogus: Catalogus): Waarde[] => [
  ...LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap((product, index) =>
      Object.entries(product).flatMap(([veld, inhoud]): Waarde[] =>
        VERGELEKEN.has(veld)
          ? getallenIn(inhoud).map(([deel, waarde]) => ({
              sleutel: [product.id, veld, ...deel].join('\u0000'),
              path: [lijst, index, veld, ...deel],
              veld,
              waarde,
            }))
          : [],
      ),
    ),
  ),
  ...Object.entries(catalogus.ondergrondfactor).map(([ondergrond, waarde]) => ({
    sleutel: ondergrond,
    path: ['ondergrondfactor', ondergrond],
    veld: 'ondergrondfactor',
    waarde,
  })),
];

const ongewoon = ({ path, veld, waarde }: Waarde): Bevinding[] => {
  if (WEERSTANDEN.includes(veld) && waarde > WEERSTAND_ONGEWOON) {
    return [{ path, message: `${getalTekst(waarde)} kN is ongewoon groot. N in plaats van kN?` }];
  }
  if (HEFBOMEN.includes(veld) && waarde > HEFBOOM_ONGEWOON) {
    return [{ path, message: `${getalTekst(waarde)} mm is een ongewoon grote hefboom.` }];
  }
  return AANTALLEN.includes(veld) && waarde > MIDDELEN_ONGEWOON
    ? [{ path, message: `${getalTekst(waarde)} per hoekanker is ongewoon veel.` }]
    : [];
};

const sprongen = (catalogus: Catalogus, vorige: Catalogus): Bevinding[] => {
  const eerder = new Map(waardenOf(vorige).map(({ sleutel, waarde }) => [sleutel, waarde]));
  return waardenOf(catalogus).flatMap(({ sleutel, path, waarde }) => {
    const was = eerder.get(sleutel) ?? waarde;
    const keer = waarde / was;
    return keer >= SPRONG * (1 - TOLERANTIE) || keer <= (1 + TOLERANTIE) / SPRONG
      ? [
          {
            path,
            message: `${getalTekst(waarde)} was ${getalTekst(was)} in de vorige versie. Klopt de eenheid?`,
          },
        ]
      : [];
  });
};

/** What a product may be bound to; without a value it is bound to nothing. */
const GRENZEN = ['spouwlatMax', 'maxHefboomarm'];

const getalOf = (product: object | undefined, veld: string): number | null => {
  const waarde: unknown = new Map(Object.entries(product ?? {})).get(veld);
  return typeof waarde === 'number' ? waarde : null;
};

/** Bounds that a product had, and that nobody gives any more. */
const grenzenKwijt = (catalogus: Catalogus, vorige: Catalogus): Bevinding[] =>
  LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap((product, index) => {
      const former = vorige[lijst].find(({ id }) => id === product.id);
      return GRENZEN.flatMap((veld) => {
        const was = getalOf(former, veld);
        return was !== null && getalOf(product, veld) === null
          ? [
              {
                path: [lijst, index, veld],
                message: `Was ${getalTekst(was)} in de vorige versie, nu is er geen grens.`,
              },
            ]
          : [];
      });
    }),
  );

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

/** On paper nobody tells two products of one name apart. */
const gelijknamige = (catalogus: Catalogus): Bevinding[] =>
  LIJSTEN.flatMap((lijst) => {
    const namen = new Set<string>();
    return catalogus[lijst].flatMap(({ naam }, index): Bevinding[] => {
      const isBekend = namen.has(naam.trim().toLowerCase());
      namen.add(naam.trim().toLowerCase());
      return isBekend
        ? [
            {
              path: [lijst, index, 'naam'],
              message: 'Een ander product in deze lijst heet ook zo.',
            },
          ]
        : [];
    });
  });

/** Values of a catalogue that may be right and are probably a slip: nothing of it is refused. */
export const ongewoneWaarden = (catalogus: Catalogus): Bevinding[] =>
  waardenOf(catalogus).flatMap(ongewoon);

/** As `ongewoneWaarden`, with what is probably a slip beside the version that it replaces. */
export const onaannemelijk = (catalogus: Catalogus, vorige: Catalogus | null): Bevinding[] => [
  ...ongewoneWaarden(catalogus),
  ...gelijknamige(catalogus),
  ...(vorige === null
    ? []
    : [
        ...sprongen(catalogus, vorige),
        ...grenzenKwijt(catalogus, vorige),
        ...bronnenKwijt(catalogus, vorige),
      ]),
];

/** The same as a line each, with its path as the document is written about. */
export const onaannemelijkeRegels = (
  catalogus: Catalogus,
  vorige: Catalogus | null,
  padTekst: (path: Bevinding['path']) => string = (path) => path.join('.'),
): string[] =>
  onaannemelijk(catalogus, vorige).map(({ path, message }) => `${padTekst(path)}: ${message}`);
