import { z } from 'zod';

import { catalogusSchema, catalogusShape, eigenProblemen, type Catalogus } from './catalogus.ts';
import { buitenGrenzen, type Bevinding } from './catalogusGrenzen.ts';

/** Characters of a name of a supplier and of its number of an article. */
const BESTELTEKST = 80;
/** Most that something to order costs, in cents. */
const PRIJS_MAXIMUM = 10_000_000;

const LIJSTEN = [
  'hoekankers',
  'bevestigingsmiddelenBouwkundig',
  'bevestigingsmiddelenHout',
] as const;

/** What cannot be ordered by. */
const bestelProblemen = (catalogus: Catalogus): Bevinding[] =>
  LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap(({ prijs = 0, ...product }, index) => [
      ...(['leverancier', 'artikel'] as const).flatMap((veld): Bevinding[] => {
        const tekst = product[veld]?.trim();
        if (tekst === undefined || (tekst !== '' && tekst.length <= BESTELTEKST)) return [];
        const message = `Vul 1 tot en met ${BESTELTEKST} tekens in, of laat het weg.`;
        return [{ path: [lijst, index, veld], message }];
      }),
      ...(prijs < 0 || prijs > PRIJS_MAXIMUM
        ? [
            {
              path: [lijst, index, 'prijs'],
              message: `Vul centen in, van 0 tot en met ${PRIJS_MAXIMUM}.`,
            },
          ]
        : []),
    ]),
  );

/** As who chooses a product reads it. */
const gelezen = (tekst: string): string => tekst.replaceAll(/\s/g, '').toLowerCase();

/** Ids that nobody tells apart; those that are the same to the letter are refused of every catalogue. */
const gelijkendeIds = (catalogus: Catalogus): Bevinding[] => {
  const ids = new Map<string, string>();
  return LIJSTEN.flatMap((lijst) =>
    catalogus[lijst].flatMap(({ id }, index): Bevinding[] => {
      const eerder = ids.get(gelezen(id)) ?? id;
      ids.set(gelezen(id), eerder);
      return eerder === id
        ? []
        : [
            {
              path: [lijst, index, 'id'],
              message: `Verschilt alleen in hoofdletters of spaties van ‘${eerder}’.`,
            },
          ];
    }),
  );
};

/** Whether to look at it: what is no such document is refused by its shape. */
const lijktOp = (document: unknown): document is Catalogus =>
  typeof document === 'object' && document !== null;

/** What a rule finds as far as the document can be read. */
const zoVer = <Found>(document: unknown, find: (catalogus: Catalogus) => Found[]): Found[] => {
  try {
    return lijktOp(document) ? find(document) : [];
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
};

/**
 * A catalogue that is new to a site: everything that is wrong with it in one round, also with a value that a
 * structural engineer would not sign (`buitenGrenzen`). What was stored before keeps to `catalogusSchema`.
 */
export const nieuweCatalogusSchema = z
  .unknown()
  .check(({ value, issues }) => {
    const shape = catalogusShape.safeParse(value).error?.issues ?? [];
    const problemen = [
      ...shape.map(({ path, message }) => ({ path, message })),
      ...zoVer(value, eigenProblemen),
      ...zoVer(value, gelijkendeIds),
      ...zoVer(value, buitenGrenzen),
      ...zoVer(value, bestelProblemen),
    ];
    for (const { path, message } of problemen) {
      issues.push({ code: 'custom', input: value, path: [...path], message });
    }
  })
  .pipe(catalogusSchema);
