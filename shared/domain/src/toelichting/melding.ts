import type { Zijde } from '@adviestool/contract/zijde';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { formatHartOpHart, formatUnityCheck } from './getallen.ts';

/** How serious each message is (rekenmodel 4.7; the last three are added to its list). */
const MELDING_SOORTEN = {
  KUST_WINDGEBIED_3: 'waarschuwing',
  ONDERGRENS_WIND: 'info',
  ZIJDEN_ONVOLDOENDE: 'fout',
  GEWICHT_ZONDER_ONDERZIJDE: 'fout',
  PAST_NIET: 'fout',
  VOLDOET_NIET: 'fout',
  GEKOZEN_TE_LAAG: 'waarschuwing',
  HART_OP_HART_TE_GROOT: 'waarschuwing',
  GEKOZEN_TE_DICHT: 'waarschuwing',
  BEVESTIGINGSMIDDEL_ONGESCHIKT: 'fout',
  BEVESTIGINGSMIDDEL_ONTBREEKT: 'waarschuwing',
  RANDAFSTAND_ONDERGROND: 'fout',
  GEEN_GEWICHTSWEERSTAND: 'fout',
  ZWAARTEPUNT_BUITEN_VLOERRAND: 'waarschuwing',
  ANKER_BUITEN_BEREIK: 'fout',
  HOEKANKER_ONGESCHIKT: 'fout',
  PRODUCT_ONBEKEND: 'fout',
  GEBOUWHOOGTE_LAGER: 'waarschuwing',
} as const;

export type MeldingCode = keyof typeof MELDING_SOORTEN;

export interface Melding {
  readonly code: MeldingCode;
  readonly soort: 'fout' | 'waarschuwing' | 'info';
  readonly zijde?: Zijde;
  readonly tekst: string;
}

export const createMelding = (code: MeldingCode, tekst: string, zijde?: Zijde): Melding =>
  zijde === undefined
    ? { code, soort: MELDING_SOORTEN[code], tekst }
    : { code, soort: MELDING_SOORTEN[code], zijde, tekst };

/** The texts of rekenmodel 4.7, lengths in mm. A side is named in lower case: ‘de onderzijde’. */
export const MELDING_TEKSTEN = {
  KUST_WINDGEBIED_3:
    'Terreincategorie ‘Kust’ komt in windgebied III niet voor in de nationale bijlage. Er is veilig gerekend met de formule voor kust. Controleer windgebied en terreincategorie.',
  ONDERGRENS_WIND: (minimum: number) =>
    `De berekende windbelasting is lager dan ${formatGetal(minimum)} kN/m². Er is gerekend met de ondergrens van ${formatGetal(minimum)} kN/m².`,
  ZIJDEN_ONVOLDOENDE:
    'De verankerde zijden kunnen de windbelasting niet opnemen. Veranker ten minste de onder- en bovenzijde of beide stijlen.',
  GEWICHT_ZONDER_ONDERZIJDE:
    'De onderzijde is niet verankerd. Het gewicht van de gevelvulling kan niet worden opgenomen.',
  ZWAARTEPUNT_BUITEN_VLOERRAND:
    'Het zwaartepunt van het element ligt buiten de vloerrand. Laat de oplegging beoordelen door een constructeur.',
  PAST_NIET: (zijde: Zijde, nodig: number, ruimte: { n_max: number; s_min: number }) =>
    `Op de ${zijde} zijn ${formatGetal(nodig)} hoekankers nodig, maar er passen er ${formatGetal(ruimte.n_max)} met een hart-op-hartafstand van ten minste ${formatGetal(ruimte.s_min)} mm. Kies een sterker hoekanker of pas de detaillering aan.`,
  VOLDOET_NIET: (zijde: Zijde, unityCheck: number, nodig: number) =>
    `Het gekozen aantal hoekankers op de ${zijde} voldoet niet (unity check ${formatUnityCheck(unityCheck)}). Nodig: ${formatGetal(nodig)}.`,
  GEKOZEN_TE_LAAG: (zijde: Zijde, gekozen: number, nodig: number) =>
    `Het gekozen aantal (${formatGetal(gekozen)}) op de ${zijde} is lager dan het advies (${formatGetal(nodig)}).`,
  HART_OP_HART_TE_GROOT: (zijde: Zijde, hartOpHart: number, sMax: number) =>
    `De hart-op-hartafstand op de ${zijde} is ${formatHartOpHart(hartOpHart, sMax)} mm en groter dan het maximum van ${formatGetal(sMax)} mm.`,
  GEKOZEN_TE_DICHT: (zijde: Zijde, gekozen: number, sMin: number) =>
    `Met ${formatGetal(gekozen)} hoekankers op de ${zijde} wordt de hart-op-hartafstand kleiner dan ${formatGetal(sMin)} mm.`,
  BEVESTIGINGSMIDDEL_ONGESCHIKT: (product: string, ondergrond: string) =>
    `${product} is niet geschikt voor ${ondergrond}.`,
  BEVESTIGINGSMIDDEL_ONTBREEKT: (zijde: Zijde) =>
    `Voor de ${zijde} is nog geen bevestigingsmiddel gekozen. De weerstand van de bevestiging is niet getoetst.`,
  RANDAFSTAND_ONDERGROND: (product: string, afstand: number, minimum: number) =>
    `De afstand van voorkant vloerrand tot hart groef (${formatGetal(afstand)} mm) is kleiner dan de minimale randafstand van ${product} (${formatGetal(minimum)} mm).`,
  GEEN_GEWICHTSWEERSTAND: (product: string) =>
    `${product} mag het gewicht op de onderzijde niet dragen. Kies een draagkrachtig hoekanker.`,
  ANKER_BUITEN_BEREIK: (product: string, spouwlatbreedte: number, maximum: number) =>
    `${product} is niet geschikt bij een spouwlatbreedte van ${formatGetal(spouwlatbreedte)} mm (maximaal ${formatGetal(maximum)} mm).`,
  HOEKANKER_ONGESCHIKT_STELRUIMTE: (product: string, stelruimte: number, maximum: number) =>
    `${product} is niet geschikt bij een stelruimte van ${formatGetal(stelruimte)} mm (maximaal ${formatGetal(maximum)} mm).`,
  HOEKANKER_ONGESCHIKT: (product: string, toepassing: string) =>
    `${product} is niet geschikt voor ${toepassing}.`,
  GEBOUWHOOGTE_LAGER: (eigen: number, project: number) =>
    `Voor deze gevelvulling is een gebouwhoogte van ${formatGetal(eigen)} m ingevuld, lager dan de ${formatGetal(project)} m van het project. De wind is berekend met ${formatGetal(eigen)} m. Bedoeld is de hoogte van het gebouw, niet die van de gevelvulling.`,
  PRODUCT_ONBEKEND: (id: string, zijde: Zijde) =>
    `Product ‘${id}’ op de ${zijde} staat niet in de catalogus.`,
} as const;
