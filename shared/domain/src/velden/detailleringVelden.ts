import { DETAILLERING_SOORTEN } from '@adviestool/contract/gevelvulling';

import { createRegister } from './register.ts';
import type { VeldenVan } from './veld.ts';

const GROEPEN = {
  plaatsing: 'Plaatsing',
  dorpels: 'Onder- en bovendorpel',
  regels: 'Onder- en bovenregel',
  maten: 'Maten',
  gewicht: 'Gewicht',
  ondergrond: 'Ondergrond',
} as const;

const KOZIJN_OF_SCHUIFPUI = ['traditioneel', 'prefab'] as const;
const HSB = ['hsb2Zijdig', 'hsb4Zijdig'] as const;
const MET_PLAATSING = ['traditioneel', ...HSB] as const;

const VLOEREN_HSB = ['breedplaatvloer', 'prefab-betonvloer', 'kanaalplaatvloer'] as const;

const ONDERZIJDE_OP_VLOERRAND = { veld: 'plaatsing.onderzijde', is: 'vloerrand' } as const;

/** The fields of the detaillering, in the order of the form. */
export const DETAILLERING_VELDEN = {
  'plaatsing.onderzijde': {
    label: 'Plaatsing onderzijde',
    groep: 'plaatsing',
    weergave: 'kaarten',
    opties: { vloerrand: 'Vloerrand', binnenmuur: 'Binnenmuur' },
    bouwwijzen: MET_PLAATSING,
    hulp: 'Waaraan de hoekankers onder de gevelvulling vastzitten: aan de rand van de vloer, of op een binnenmuur zoals een borstwering.',
  },
  'plaatsing.bovenzijde': {
    label: 'Plaatsing bovenzijde',
    groep: 'plaatsing',
    weergave: 'kaarten',
    opties: { vloerrand: 'Vloerrand', binnenmuur: 'Binnenmuur', latei: 'Latei' },
    bouwwijzen: MET_PLAATSING,
    hulp: 'Waaraan de hoekankers boven de gevelvulling vastzitten. Een latei geldt als een latei van beton; laat een stalen latei door een constructeur beoordelen.',
  },
  onderdorpel: {
    label: 'Onderdorpel',
    groep: 'dorpels',
    weergave: 'kaarten',
    opties: { houtenDorpel: 'Houten dorpel', laagReliëfDorpel: 'Laagreliëfdorpel' },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    hulp: 'Een laagreliëfdorpel is een lage dorpel, zodat de drempel begaanbaar blijft. De leverancier geeft op hoe ver de hoekankers eronder uit elkaar mogen staan.',
  },
  maximaleHartOpHartMaatLaagReliefDorpel: {
    label: 'Maximale hart-op-hartafstand laagreliëfdorpel',
    groep: 'dorpels',
    eenheid: 'mm',
    grenzen: { min: 300, max: 700 },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    wanneer: [{ veld: 'onderdorpel', is: 'laagReliëfDorpel' }],
    hulp: 'De grootste afstand tussen het hart van twee hoekankers onder de dorpel. De leverancier van de dorpel geeft deze op.',
  },
  bovendorpel: {
    label: 'Bovendorpel',
    groep: 'dorpels',
    weergave: 'kaarten',
    opties: {
      recht: 'Recht',
      afgeschuind: 'Afgeschuind',
      rechtMetSchuineVloerplaat: 'Recht met schuine vloerplaat',
      rechtBinnenzijde: 'Recht aan binnenzijde',
    },
    alleen: { prefab: ['afgeschuind', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde'] },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    hulp: 'De vorm van de bovenkant van het kozijn, daar waar de hoekankers komen. De vorm bepaalt welk hoekanker past.',
  },
  onderregel: {
    label: 'Onderregel',
    groep: 'regels',
    weergave: 'kaarten',
    opties: { zonderGroef: 'Zonder groef', metGroef: 'Met groef' },
    bouwwijzen: HSB,
    hulp: 'De onderste liggende regel van het element. Met groef: in de onderkant zit een sleuf.',
  },
  afstandVoorkantVloerrandTotHartGroef: {
    label: 'Afstand voorkant vloerrand tot hart groef',
    groep: 'regels',
    eenheid: 'mm',
    grenzen: { min: -100 },
    bouwwijzen: HSB,
    wanneer: [{ veld: 'onderregel', is: 'metGroef' }],
    hulp: 'Meet haaks op de gevel, van de voorkant van de vloer naar binnen tot het midden van de groef. Negatief als de groef vóór de vloer ligt. De afstand moet ten minste de minimale randafstand van het bevestigingsmiddel zijn.',
  },
  bovenregel: {
    label: 'Bovenregel',
    groep: 'regels',
    weergave: 'kaarten',
    opties: {
      recht: 'Recht',
      rechtMetSchuineVloerplaat: 'Recht met schuine vloerplaat',
      rechtBinnenzijde: 'Recht aan binnenzijde',
    },
    bouwwijzen: HSB,
    hulp: 'De vorm van de bovenkant van het element, daar waar de hoekankers komen. De vorm bepaalt welk hoekanker past.',
  },
  spouwlatbreedte: {
    label: 'Spouwlatbreedte',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 20, max: 400 },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    hulp: 'De breedte van de lat tussen kozijn en binnenblad, haaks op de gevel gemeten. Het gewicht van de gevelvulling hangt aan een arm van de halve spouwlatbreedte: hoe breder de lat, hoe minder een hoekanker kan dragen.',
  },
  stelruimte: {
    label: 'Stelruimte',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 0, max: 30 },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    hulp: 'De ruimte tussen het kozijn en de constructie eromheen, nodig om het kozijn te kunnen stellen. Vul de grootste van de vier zijden in. Hoe groter de ruimte, hoe minder wind een hoekanker kan opnemen.',
  },
  afstandOnderkantSpouwlatTotBovenkantVloerrand: {
    label: 'Afstand onderkant spouwlat tot bovenkant vloerrand',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: -100 },
    bouwwijzen: ['traditioneel'],
    wanneer: [ONDERZIJDE_OP_VLOERRAND],
    hulp: 'Meet verticaal. Positief als de spouwlat boven de vloerrand begint, negatief als hij voor de vloerrand hangt.',
  },
  dikteElement: {
    label: 'Dikte element',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 100 },
    bouwwijzen: HSB,
    hulp: 'De dikte van het hele element, van buitenkant tot binnenkant, haaks op de gevel gemeten.',
  },
  afstandOnderkantElementTotBovenkantVloerrand: {
    label: 'Afstand onderkant element tot bovenkant vloerrand',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 6 },
    bouwwijzen: HSB,
    hulp: 'De hoogte van de stelvoeg onder het element, verticaal gemeten. Hoe hoger, hoe minder wind een hoekanker aan de onderzijde kan opnemen.',
  },
  afstandVoorkantElementTotVoorkantVloerrand: {
    label: 'Afstand voorkant element tot voorkant vloerrand',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 0 },
    bouwwijzen: HSB,
    hulp: 'Hoe ver het element vóór de vloer uitsteekt, haaks op de gevel gemeten. Is dat de halve dikte of meer, laat dan een constructeur de oplegging beoordelen.',
  },
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: {
    label: 'Element bevat kozijn of schuifpui vanaf onderzijde',
    groep: 'maten',
    weergave: 'regel',
    opties: { false: 'Nee', kozijn: 'Kozijn', schuifpui: 'Schuifpui' },
    bouwwijzen: HSB,
    hulp: 'Of in het element een kozijn of schuifpui zit die tot onderaan doorloopt. De hoekankers aan de onderzijde staan dan ten hoogste 700 mm uit elkaar.',
  },
  gewichtinvoer: {
    label: 'Gewicht invoeren als',
    groep: 'gewicht',
    weergave: 'regel',
    opties: {
      glasgewicht: 'Glasgewicht',
      gewichtElement: 'Gewicht element',
      totaalgewicht: 'Totaalgewicht',
    },
    alleen: {
      traditioneel: ['glasgewicht', 'totaalgewicht'],
      prefab: ['glasgewicht', 'totaalgewicht'],
      hsb2Zijdig: ['gewichtElement', 'totaalgewicht'],
      hsb4Zijdig: ['gewichtElement', 'totaalgewicht'],
    },
    alleenVraag: true,
    hulp: 'Weet u het totaalgewicht, vul dan dat in. Anders volgt het gewicht uit het gewicht per m² en de maten van de gevelvulling.',
  },
  glasgewicht: {
    label: 'Glasgewicht',
    groep: 'gewicht',
    eenheid: 'kg/m²',
    grenzen: { min: 0 },
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    wanneer: [{ veld: 'gewichtinvoer', is: 'glasgewicht' }],
    hulp: 'Het gewicht van het glas per m²: ongeveer 2,5 kg per mm glasdikte, dus 20 voor gewoon dubbelglas en 30 voor drievoudig glas. Raamwerk en beslag telt de berekening er zelf bij op.',
  },
  gewichtElement: {
    label: 'Gewicht element',
    groep: 'gewicht',
    eenheid: 'kg/m²',
    grenzen: { min: 0 },
    bouwwijzen: HSB,
    wanneer: [{ veld: 'gewichtinvoer', is: 'gewichtElement' }],
    hulp: 'Het gewicht van het hele element per m², met beplating, isolatie en wat erin zit.',
  },
  totaalgewicht: {
    label: 'Totaalgewicht',
    groep: 'gewicht',
    eenheid: 'kg',
    grenzen: { boven: 0 },
    wanneer: [{ veld: 'gewichtinvoer', is: 'totaalgewicht' }],
    hulp: 'Het gewicht van één hele gevelvulling, met glas, raamwerk en beslag.',
  },
  vloertypeOnderzijde: {
    label: 'Vloertype onderzijde',
    groep: 'ondergrond',
    weergave: 'lijst',
    opties: {
      breedplaatvloer: 'Breedplaatvloer',
      'prefab-betonvloer': 'Prefab betonvloer',
      kanaalplaatvloer: 'Kanaalplaatvloer',
      ribcassettevloer: 'Ribcassettevloer',
      'ps-vloer': 'PS-isolatievloer',
    },
    alleen: { hsb2Zijdig: VLOEREN_HSB, hsb4Zijdig: VLOEREN_HSB },
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    wanneer: [ONDERZIJDE_OP_VLOERRAND],
    hulp: 'De vloer waaraan de onderzijde vastzit. In een holle of geribde vloer houdt een bevestigingsmiddel minder dan in massief beton.',
  },
  vloertypeBovenzijde: {
    label: 'Vloertype bovenzijde',
    groep: 'ondergrond',
    weergave: 'lijst',
    opties: {
      breedplaatvloer: 'Breedplaatvloer',
      'prefab-betonvloer': 'Prefab betonvloer',
      kanaalplaatvloer: 'Kanaalplaatvloer',
    },
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    wanneer: [{ veld: 'plaatsing.bovenzijde', is: 'vloerrand' }],
    hulp: 'De vloer waaraan de bovenzijde vastzit. In een holle vloer houdt een bevestigingsmiddel minder dan in massief beton.',
  },
  binnenmuur: {
    label: 'Binnenmuur',
    groep: 'ondergrond',
    weergave: 'lijst',
    opties: {
      beton: 'Beton',
      kalkzandsteen: 'Kalkzandsteen',
      poroton: 'Poroton',
      poriso: 'Poriso',
    },
    alleen: { hsb4Zijdig: ['beton', 'kalkzandsteen'] },
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    // The stijlen stand on the inner wall; only a 2-sided hsb has none.
    wanneer: [
      { bouwwijze: 'traditioneel' },
      { bouwwijze: 'hsb4Zijdig' },
      { veld: 'plaatsing.onderzijde', is: 'binnenmuur' },
      { veld: 'plaatsing.bovenzijde', is: 'binnenmuur' },
    ],
    hulp: 'Het materiaal van het binnenblad waarin de bevestigingsmiddelen komen. In massieve steen houden zij meer dan in geperforeerde.',
  },
} as const satisfies VeldenVan<typeof DETAILLERING_SOORTEN, keyof typeof GROEPEN>;

export const DETAILLERING_REGISTER = createRegister(
  DETAILLERING_SOORTEN,
  DETAILLERING_VELDEN,
  GROEPEN,
);
