const LIJN = 'Heemskerk, Uitgeest, Wormerland, Purmerend en Edam-Volendam';

/**
 * The parts of the country as the national annex of the wind norm draws its areas (rekenmodel 1.6), with
 * words that follow "ligt". The line through Noord-Holland runs along the north of five municipalities.
 */
export const DELEN = {
  noordHollandNoord: { windgebied: 1, ligging: `in Noord-Holland, ten noorden van ${LIJN}` },
  waddeneilanden: { windgebied: 1, ligging: 'op een van de Waddeneilanden' },
  noordHolland: { windgebied: 2, ligging: `in Noord-Holland, niet ten noorden van ${LIJN}` },
  groningen: { windgebied: 2, ligging: 'op het vasteland van Groningen' },
  friesland: { windgebied: 2, ligging: 'op het vasteland van Friesland' },
  flevoland: { windgebied: 2, ligging: 'in Flevoland' },
  zuidHolland: { windgebied: 2, ligging: 'in Zuid-Holland' },
  zeeland: { windgebied: 2, ligging: 'in Zeeland' },
  drenthe: { windgebied: 3, ligging: 'in Drenthe' },
  overijssel: { windgebied: 3, ligging: 'in Overijssel' },
  gelderland: { windgebied: 3, ligging: 'in Gelderland' },
  utrecht: { windgebied: 3, ligging: 'in Utrecht' },
  noordBrabant: { windgebied: 3, ligging: 'in Noord-Brabant' },
  limburg: { windgebied: 3, ligging: 'in Limburg' },
} as const;

export type LandDeel = keyof typeof DELEN;

/** Why a place gets no proposal, though it is known; words that follow the name. */
export const TWIJFELS = {
  lijn: 'ligt dicht bij de lijn in Noord-Holland tussen windgebied I en II, en hoorde bij een andere gemeente toen de norm die lijn trok',
  markermeer: 'ligt aan het Markermeer, dat zelf windgebied I is',
  provincie:
    'ligt in Utrecht (windgebied III), maar hoorde tot 2019 bij Zuid-Holland (windgebied II)',
  meer: 'is de naam van meer dan één plaats, en die liggen niet in hetzelfde windgebied',
} as const;

export type Twijfel = keyof typeof TWIJFELS;
