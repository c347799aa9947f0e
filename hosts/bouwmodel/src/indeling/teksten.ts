/** What is said of a group before it is merged. */
export const teksten = {
  leeg: (velden: readonly string[]) =>
    `Niet overal gelijk, en in de groep dus leeg: ${velden.join(', ')}. Vul het na het importeren zelf in.`,
  velden: {
    gewichtTotaal: 'gewicht',
    gewichtGlas: 'gewicht van het glas',
    spouwlatbreedte: 'spouwlatbreedte',
    stelruimte: 'stelruimte',
    gevel: 'gevel',
    bouwlaag: 'bouwlaag',
    ruimte: 'ruimte',
    draairichting: 'draairichting',
    opmerking: 'opmerking',
  },
} as const;
