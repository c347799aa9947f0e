import { catalogusSchema, ONDERGRONDEN, type Catalogus } from '../catalogus.ts';

/** A catalogue with one hoekanker, `anker`, which suits every type, side and plaatsing. */
export const buildCatalogus = (): Catalogus =>
  catalogusSchema.parse({
    hoekankers: [
      {
        id: 'anker',
        naam: 'Hoekanker',
        afmeting: '60 × 60',
        materiaal: 'Staal',
        types: ['kozijn', 'schuifpui', 'hsb'],
        zijden: ['onderzijde', 'zijkanten', 'bovenzijde'],
        plaatsing: ['vloerrand', 'binnenmuur', 'latei', 'prefab'],
        FwRk: 1.8,
        FgRk: 1.8,
        gammaM: 2,
        eRefWind: 25,
        eRefGewicht: 60,
        spouwlatMax: 400,
        stelruimteMax: 30,
        nBouw: 1,
        nHout: 2,
        herkomst: 'verzonnen',
      },
    ],
    bevestigingsmiddelenBouwkundig: [],
    bevestigingsmiddelenHout: [],
    ondergrondfactor: Object.fromEntries(ONDERGRONDEN.map((ondergrond) => [ondergrond, 1])),
  });
