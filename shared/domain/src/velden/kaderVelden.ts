import { KADER_SOORTEN } from '@adviestool/contract/gevelvulling';

import { AANTAL_MAXIMUM, GEBOUWHOOGTE_GRENZEN, MAAT_MAXIMUM } from './invoergrenzen.ts';
import { createRegister } from './register.ts';
import type { VeldenVan } from './veld.ts';

const GROEPEN = {
  gevelvulling: 'Gevelvulling',
  merk: 'Merk en aantal',
  kader: 'Kader',
  plaats: 'Plaats in het gebouw',
} as const;

/** The fields of the frame data, in the order of the form. */
export const KADER_VELDEN = {
  gevelvullingType: {
    label: 'Type',
    groep: 'gevelvulling',
    weergave: 'kaarten',
    opties: { kozijn: 'Kozijn', schuifpui: 'Schuifpui', hsb: 'HSB-element' },
    hulp: 'Wat de opening in de gevel vult. Een HSB-element is een gevelelement van houtskeletbouw; zit er een kozijn in, kies dan toch HSB-element.',
  },
  bouwmethode: {
    label: 'Bouwmethode',
    groep: 'gevelvulling',
    weergave: 'kaarten',
    opties: { traditioneel: 'Traditioneel', prefab: 'Prefab' },
    wanneer: [
      { veld: 'gevelvullingType', is: 'kozijn' },
      { veld: 'gevelvullingType', is: 'schuifpui' },
    ],
    hulp: 'Traditioneel: verankerd aan vloerrand, binnenmuur of latei. Prefab: verankerd aan een geprefabriceerd betonnen gevelelement.',
  },
  verbondenAantalZijden: {
    label: 'Verbonden zijden',
    groep: 'gevelvulling',
    weergave: 'regel',
    opties: { 2: 'Boven en onder', 4: '4-zijdig' },
    wanneer: [{ veld: 'gevelvullingType', is: 'hsb' }],
    hulp: 'De zijden waaraan het element met hoekankers vastzit. Bij boven en onder gaat de wind volledig naar die twee zijden.',
  },
  gebruikBevestigingsmiddelen: {
    label: 'Bevestigingsmiddelen gebruiken',
    groep: 'gevelvulling',
    wanneer: [
      { veld: 'bouwmethode', is: 'traditioneel' },
      { veld: 'gevelvullingType', is: 'hsb' },
    ],
    hint: 'Met bevestigingsmiddelen worden ook deze gekozen en getoetst.',
    hulp: 'Bevestigingsmiddelen zijn de schroeven, pluggen en nagels waarmee een hoekanker vastzit. Zonder toont het advies per hoekanker de kracht die de leverancier moet opnemen.',
  },
  leverancierBevestigingsmiddelen: {
    label: 'Leverancier bevestigingsmiddelen',
    groep: 'gevelvulling',
    wanneer: [{ veld: 'gebruikBevestigingsmiddelen', is: true }],
    hulp: 'Van wie de bevestigingsmiddelen komen.',
  },
  merk: {
    label: 'Merk',
    groep: 'merk',
    rij: 'merk',
    optioneel: true,
    lengte: 255,
    hint: 'Code op de tekening, zoals K01',
    hulp: 'De code waarmee deze gevelvulling op tekening en in de kozijnstaat staat. Zo vindt u die terug in het project en op de bouwlijst.',
  },
  aantal: {
    label: 'Aantal',
    groep: 'merk',
    rij: 'merk',
    grenzen: { min: 1, max: AANTAL_MAXIMUM, stap: 1 },
    pijl: 1,
    hulp: 'Hoe vaak deze gevelvulling in het project voorkomt. De bouwlijst telt de producten van alle samen.',
  },
  breedte: {
    label: 'Breedte',
    groep: 'kader',
    rij: 'maat',
    eenheid: 'mm',
    grenzen: { min: 400, max: MAAT_MAXIMUM, stap: 1 },
    pijl: 10,
    hulp: 'De buitenmaat van de gevelvulling, van buitenkant stijl tot buitenkant stijl; niet de maat van de opening.',
  },
  hoogte: {
    label: 'Hoogte',
    groep: 'kader',
    rij: 'maat',
    eenheid: 'mm',
    grenzen: { min: 600, max: MAAT_MAXIMUM, stap: 1 },
    pijl: 10,
    hulp: 'De buitenmaat van de gevelvulling, van onderkant onderdorpel of onderregel tot bovenkant bovendorpel of bovenregel.',
  },
  gebouwHoogte: {
    label: 'Gebouwhoogte',
    groep: 'kader',
    eenheid: 'm',
    grenzen: { ...GEBOUWHOOGTE_GRENZEN, stap: 1 },
    pijl: 1,
    optioneel: true,
    hulp: 'Alleen invullen als het gebouwdeel met deze gevelvulling een andere hoogte heeft dan het project. Meet van maaiveld tot het hoogste punt van het dak; niet tot de gevelvulling.',
  },
  gevel: {
    label: 'Gevel',
    groep: 'plaats',
    rij: 'gevel',
    optioneel: true,
    lengte: 40,
    hint: 'Zoals op tekening: noord, A',
    hulp: 'De gevel waarin deze gevelvulling zit. Bij de projectgegevens kan een gevel een eigen windvormfactor hebben.',
  },
  bouwlaag: {
    label: 'Bouwlaag',
    groep: 'plaats',
    rij: 'gevel',
    optioneel: true,
    lengte: 20,
    hint: 'Zoals 2 of begane grond',
    hulp: 'De verdieping, om te zoeken en te sorteren. Voor de wind telt de hoogte van het gebouw.',
  },
  ruimte: {
    label: 'Ruimte',
    groep: 'plaats',
    rij: 'ruimte',
    optioneel: true,
    lengte: 80,
    hulp: 'Het nummer of de naam van de ruimte of woning, om te zoeken. Telt niet mee in de berekening.',
  },
  draairichting: {
    label: 'Draairichting',
    groep: 'plaats',
    rij: 'ruimte',
    weergave: 'lijst',
    optioneel: true,
    leeg: 'Niet opgegeven',
    opties: { L: 'Links', R: 'Rechts', 'L+R': 'Links en rechts' },
    hulp: 'Van buiten gezien. Telt niet mee in de berekening; staat wel op de lijsten.',
  },
  opmerking: {
    label: 'Opmerking',
    groep: 'plaats',
    optioneel: true,
    lengte: 500,
    hulp: 'Wat de bouwplaats van deze gevelvulling moet weten. Staat op de bouwlijst en in het rapport.',
  },
} as const satisfies VeldenVan<typeof KADER_SOORTEN, keyof typeof GROEPEN>;

export const KADER_REGISTER = createRegister(KADER_SOORTEN, KADER_VELDEN, GROEPEN);
