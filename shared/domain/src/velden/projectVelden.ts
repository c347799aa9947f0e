import { PROJECT_SOORTEN } from '@adviestool/contract/project';

import { GEBOUWHOOGTE_GRENZEN } from './invoergrenzen.ts';
import { createRegister } from './register.ts';
import type { VeldenVan } from './veld.ts';

const GROEPEN = { project: 'Project', gebouw: 'Gebouw', wind: 'Wind' } as const;

/** Length of a column of the backend. */
const LENGTE = 255;

/** The fields of a project's data, in the order of the form. */
export const PROJECT_VELDEN = {
  projectNaam: {
    label: 'Naam',
    groep: 'project',
    lengte: LENGTE,
    hulp: 'Zoals u het project in de lijst wilt terugvinden en op het rapport wilt zien.',
  },
  referentienummer: {
    label: 'Referentienummer',
    groep: 'project',
    lengte: LENGTE,
    optioneel: true,
    hulp: 'Uw eigen nummer van het werk. U kunt er in de projectenlijst op zoeken.',
  },
  werkadres: {
    label: 'Werkadres',
    groep: 'project',
    lengte: LENGTE,
    optioneel: true,
    hulp: 'Straat en huisnummer van het bouwwerk; staat op het rapport.',
  },
  plaatsWerkadres: {
    label: 'Plaats',
    groep: 'project',
    lengte: LENGTE,
    optioneel: true,
    hulp: 'De plaats van het bouwwerk; staat op het rapport. Bij veel plaatsen volgt er een voorstel voor het windgebied uit.',
  },
  typeBouw: {
    label: 'Type bouw',
    groep: 'gebouw',
    weergave: 'kaarten',
    opties: {
      woning: 'Woning',
      kantoorWoongebouw: 'Kantoor of woongebouw',
      openbaarGebouw: 'Openbaar gebouw',
    },
    optieHulp: {
      woning:
        'Gevolgklasse CC1: eengezinswoningen tot en met drie bouwlagen. Kies daarboven (hoger dan 12 m) hieronder CC2.',
      kantoorWoongebouw: 'Gevolgklasse CC2: kantoren, hotels en woongebouwen.',
      openbaarGebouw: 'Gevolgklasse CC3: gebouwen met een publieksfunctie.',
    },
    hulp: 'Bepaalt de gevolgklasse, als u die niet zelf kiest, en daarmee hoeveel veiligheid de berekening aanhoudt: hoe groter de gevolgen van bezwijken, hoe hoger de klasse.',
  },
  gebouwhoogte: {
    label: 'Gebouwhoogte',
    groep: 'gebouw',
    eenheid: 'm',
    grenzen: { ...GEBOUWHOOGTE_GRENZEN, stap: 1 },
    pijl: 1,
    hint: 'Boven maaiveld.',
    hulp: 'Meet van maaiveld tot het hoogste punt van het dak: de wind wordt voor die hoogte berekend, hoe laag de gevelvulling ook zit. Boven 70 m wordt altijd met gevolgklasse CC3 gerekend.',
  },
  gevolgklasse: {
    label: 'Gevolgklasse',
    groep: 'gebouw',
    weergave: 'lijst',
    optioneel: true,
    leeg: 'Volgens type bouw',
    opties: { CC1: 'CC1', CC2: 'CC2', CC3: 'CC3' },
    hulp: 'Kies hem alleen als u weet dat hij anders is dan die van het type bouw: een woning met vier of meer bouwlagen is meestal CC2, een klein openbaar gebouw CC2 in plaats van CC3. Boven 70 m wordt altijd met CC3 gerekend, wat u ook kiest.',
  },
  windgebied: {
    label: 'Windgebied',
    groep: 'wind',
    weergave: 'kaarten',
    opties: { 1: 'I', 2: 'II', 3: 'III' },
    optieHulp: {
      1: 'Markermeer, IJsselmeer, Waddenzee, Wadden\u00adeilanden en Noord-Holland ten noorden van Heemskerk, Uitgeest, Wormerland, Purmerend en Edam-Volendam.',
      2: 'De rest van Noord-Holland, het vasteland van Groningen en Friesland, Flevoland, Zuid-Holland en Zeeland.',
      3: 'Drenthe, Overijssel, Gelderland, Utrecht, Noord-Brabant en Limburg.',
    },
    hulp: 'Het deel van Nederland waar het bouwwerk staat. In gebied I waait het het hardst.',
  },
  terreincategorie: {
    label: 'Terreincategorie',
    groep: 'wind',
    weergave: 'regel',
    opties: { kust: 'Kust', onbebouwd: 'Onbebouwd', bebouwd: 'Bebouwd' },
    hint: 'Onbebouwd is het uitgangspunt. Kies bebouwd alleen als dat is aangetoond.',
    hulp: 'Hoe ruw het terrein rondom is. Kust: aan zee, zonder obstakels. Onbebouwd: open land met hier en daar een obstakel. Bebouwd: rondom gebouwen van ongeveer dezelfde hoogte.',
  },
  windvormFactor: {
    label: 'Windvormfactor',
    groep: 'wind',
    grenzen: { min: 0, max: 1.4, stap: 0.1 },
    pijl: 0.1,
    hint: '1,4 in een hoekzone, elders ten minste 1,1 (druk).',
    hulp: 'Hoe sterk de wind op deze plaats in de gevel aan de gevelvulling trekt of ertegen drukt. In de hoeken van een gebouw zuigt de wind het hardst. De standaard 1,4 is die van de hoekzone (1,2 zuiging en 0,2 overdruk binnen); verlaag hem alleen als de gevelvulling zeker in een andere zone zit, en niet onder 1,1: dat is de druk op een vlakke gevel (0,8 druk en 0,3 onderdruk binnen). Lokaal hogere zuiging op kleine elementen is niet meegenomen.',
  },
} as const satisfies VeldenVan<typeof PROJECT_SOORTEN, keyof typeof GROEPEN>;

export const PROJECT_REGISTER = createRegister(PROJECT_SOORTEN, PROJECT_VELDEN, GROEPEN);
