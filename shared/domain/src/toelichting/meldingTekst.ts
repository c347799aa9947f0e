import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import type {
  MeldingCode,
  MeldingInhoud,
  MeldingWaarden,
  Ongeschiktheid,
} from '../rekenen/melding.ts';
import { formatHartOpHart, formatUnityCheck } from './getallen.ts';
import { ankerPlaatsingLabels } from './labels.ts';

const EEN_TYPE: Readonly<Record<GevelvullingType, string>> = {
  kozijn: 'een kozijn',
  schuifpui: 'een schuifpui',
  hsb: 'een HSB-element',
};

const ongeschiktVoor = (
  zijde: MeldingWaarden['HOEKANKER_ONGESCHIKT']['zijde'],
  ongeschikt: Ongeschiktheid,
): string => {
  switch (ongeschikt.voor) {
    case 'type':
      return `voor ${EEN_TYPE[ongeschikt.type]}`;
    case 'zijde':
      return `voor de ${zijde}`;
    case 'plaatsing':
      return `voor plaatsing op ${ankerPlaatsingLabels[ongeschikt.plaatsing].toLowerCase()}`;
    case 'stelruimte':
      return `bij een stelruimte van ${formatGetal(ongeschikt.stelruimte)} mm (maximaal ${formatGetal(ongeschikt.stelruimteMax)} mm)`;
    default:
      return ongeschikt satisfies never;
  }
};

/** The texts of rekenmodel 4.7. A side is named in lower case: ‘de onderzijde’. */
const TEKSTEN: { readonly [Code in MeldingCode]: (waarden: MeldingWaarden[Code]) => string } = {
  KUST_WINDGEBIED_3: () =>
    'Terreincategorie ‘Kust’ komt in windgebied III niet voor in de nationale bijlage. Er is veilig gerekend met de formule voor kust. Controleer windgebied en terreincategorie.',
  ONDERGRENS_WIND: ({ w_min }) =>
    `De berekende windbelasting is lager dan ${formatGetal(w_min)} kN/m². Er is gerekend met de ondergrens van ${formatGetal(w_min)} kN/m².`,
  ZIJDEN_ONVOLDOENDE: () =>
    'De verankerde zijden kunnen de windbelasting niet opnemen. Veranker ten minste de onder- en bovenzijde of beide stijlen.',
  GEWICHT_ZONDER_ONDERZIJDE: () =>
    'De onderzijde is niet verankerd. Het gewicht van de gevelvulling kan niet worden opgenomen.',
  ZWAARTEPUNT_BUITEN_VLOERRAND: () =>
    'Het zwaartepunt van het element ligt buiten de vloerrand. Laat de oplegging beoordelen door een constructeur.',
  PAST_NIET: ({ zijde, nodig, n_max, s_min }) =>
    `Op de ${zijde} zijn ${formatGetal(nodig)} hoekankers nodig, maar er passen er ${formatGetal(n_max)} met een hart-op-hartafstand van ten minste ${formatGetal(s_min)} mm. Kies een sterker hoekanker of pas de detaillering aan.`,
  VOLDOET_NIET: ({ zijde, unityCheck, geadviseerd }) =>
    `Het gekozen aantal hoekankers op de ${zijde} voldoet niet (unity check ${formatUnityCheck(unityCheck)}). Nodig: ${formatGetal(geadviseerd)}.`,
  GEKOZEN_TE_LAAG: ({ zijde, gekozen, geadviseerd }) =>
    `Het gekozen aantal (${formatGetal(gekozen)}) op de ${zijde} is lager dan het advies (${formatGetal(geadviseerd)}).`,
  HART_OP_HART_TE_GROOT: ({ zijde, hartOpHart, s_max }) =>
    `De hart-op-hartafstand op de ${zijde} is ${formatHartOpHart(hartOpHart, s_max)} mm en groter dan het maximum van ${formatGetal(s_max)} mm.`,
  GEKOZEN_TE_DICHT: ({ zijde, gekozen, s_min }) =>
    `Met ${formatGetal(gekozen)} hoekankers op de ${zijde} wordt de hart-op-hartafstand kleiner dan ${formatGetal(s_min)} mm.`,
  BEVESTIGINGSMIDDEL_ONGESCHIKT: ({ product, materiaal }) =>
    `${product} is niet geschikt voor ${materiaal}.`,
  BEVESTIGINGSMIDDEL_ONTBREEKT: ({ zijde }) =>
    `Voor de ${zijde} is nog geen bevestigingsmiddel gekozen. De weerstand van de bevestiging is niet getoetst.`,
  RANDAFSTAND_ONDERGROND: ({ product, afstand, minRandafstand }) =>
    `De afstand van voorkant vloerrand tot hart groef (${formatGetal(afstand)} mm) is kleiner dan de minimale randafstand van ${product} (${formatGetal(minRandafstand)} mm).`,
  HEFBOOM_BUITEN_BEREIK: ({ product, zijde, hefboom, maxHefboomarm }) =>
    `De weerstand van ${product} geldt tot een hefboomarm van ${formatGetal(maxHefboomarm)} mm; op de ${zijde} is die ${formatGetal(hefboom)} mm.`,
  GEEN_GEWICHTSWEERSTAND: ({ product }) =>
    `${product} mag het gewicht op de onderzijde niet dragen. Kies een draagkrachtig hoekanker.`,
  ANKER_BUITEN_BEREIK: ({ product, spouwlatbreedte, spouwlatMax }) =>
    `${product} is niet geschikt bij een spouwlatbreedte van ${formatGetal(spouwlatbreedte)} mm (maximaal ${formatGetal(spouwlatMax)} mm).`,
  HOEKANKER_ONGESCHIKT: ({ product, zijde, ongeschikt }) =>
    `${product} is niet geschikt ${ongeschiktVoor(zijde, ongeschikt)}.`,
  GEBOUWHOOGTE_LAGER: ({ eigen, project }) =>
    `Voor deze gevelvulling is een gebouwhoogte van ${formatGetal(eigen)} m ingevuld, lager dan de ${formatGetal(project)} m van het project. De wind is berekend met ${formatGetal(eigen)} m. Bedoeld is de hoogte van het gebouw, niet die van de gevelvulling.`,
  PRODUCT_ONBEKEND: ({ id, zijde }) => `Product ‘${id}’ op de ${zijde} staat niet in de catalogus.`,
};

/** What a message says in Dutch. */
export const meldingTekst = <Code extends MeldingCode>(melding: MeldingInhoud<Code>): string =>
  TEKSTEN[melding.code](melding);
