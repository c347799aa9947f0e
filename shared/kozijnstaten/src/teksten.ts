import type { Zijde } from '@adviestool/contract/zijde';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { writeMaat } from '@adviestool/domain/velden/grenzenTekst';
import type { Eenheid } from '@adviestool/domain/velden/veld';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { ID_KOP } from './kopwoorden.ts';
import { MATEN_LABELS, matenkeuzeOf } from './maten.ts';

const OF = new Intl.ListFormat('nl-NL', { type: 'disjunction' });

const naamVan = (veld: string): string => {
  const maten = matenkeuzeOf(veld);
  if (maten !== undefined) return MATEN_LABELS[maten];
  const found = lijstveldOf(veld);
  if (found === undefined) return ID_KOP;
  return found.eenheid === undefined ? found.label : `${found.label} (${found.eenheid})`;
};

export const teksten = {
  naamVan,
  zonderKop: (kolom: number) => `Kolom ${kolom} (zonder kop)`,
  kolom: (kop: string, kolom: number) => `‘${kop}’ (kolom ${kolom})`,

  geenKop:
    'Er is geen kopregel gevonden: geen enkele rij heeft ten minste twee kolommen die bekend zijn. Kies de kopregel, of zet boven de kolommen namen als Merk, Breedte en Hoogte.',
  teVeelRijen: (meeste: number) =>
    `Deze lijst heeft te veel rijen. Hoogstens ${formatDecimal(meeste)} gevelvullingen tegelijk kunnen worden gelezen.`,
  geenRijen: 'Onder de kopregel staat geen enkele gevelvulling.',

  watIs: (kop: string) => `Wat staat er in de kolom ‘${kop}’?`,
  welkeKolom: (veld: string) => `Welke kolom is ${veld}?`,
  welkeEenheid: (kop: string) => `In welke eenheid staat de kolom ‘${kop}’?`,
  /** `maat` is which of the two sizes in a cell it is. */
  welkeNotatie: (kop: string, voorbeeld: string, maat: string | null) =>
    `Hoe is ${maat === null ? '' : `de ${maat.toLowerCase()} `}‘${voorbeeld}’ in de kolom ‘${kop}’ bedoeld?`,
  welkType: (rijen: number) =>
    rijen === 1
      ? 'Bij 1 rij staat geen type. Welk type is dat?'
      : `Bij ${formatDecimal(rijen)} rijen staat geen type. Welk type zijn deze?`,
  watBetekent: (tekst: string, rijen: number) =>
    `Wat is ‘${tekst}’ (${rijen === 1 ? '1 rij' : `${formatDecimal(rijen)} rijen`})?`,
  leegLaten: 'Leeg laten',
  nietGebruiken: 'Niet gebruiken',
  geenVanDeze: 'Geen van deze',
  typeLater: 'Later kiezen',
  eenheid: (maat: string, getal: number, mm: number) =>
    `${maat} (${formatDecimal(getal)} is ${writeMaat(mm, 'mm')})`,
  alsKomma: (waarde: number) => `${formatDecimal(waarde)} (zoals in Nederland)`,
  alsPunt: (waarde: number) => `${formatDecimal(waarde)} (punt voor de decimalen)`,

  overslaan: {
    titel: 'Staat boven de kopregel.',
    totaal: 'Totaalregel.',
    som: 'Totaalregel: wel een som, geen maten.',
    kop: 'Herhaalt de kopregel.',
    leeg: 'Geen enkele gebruikte kolom is gevuld.',
    andereKop: (rij: number) =>
      `Hoort bij de andere kopregel in rij ${formatDecimal(rij)}. Kies die om deze rijen te lezen.`,
    tussenkop: 'Tussenkop of opmerking: alleen één tekst.',
  },

  geenGetal: 'Vul een getal in.',
  teVeelVelden:
    'Deze rij heeft meer velden dan de kopregel. Zet een getal of tekst met een komma tussen aanhalingstekens, of sla de lijst op met puntkomma’s.',
  onzekereCellen:
    'Tussen aanhalingstekens staan hier misschien meer cellen. Haal in het bestand een los aanhalingsteken weg, of sla de lijst op als Excel-werkmap (.xlsx).',
  achterAantal: (tekst: string) =>
    `Achter het aantal staat ‘${tekst}’. Gelezen is alleen het getal.`,
  geenStuks: 'Vul een aantal van 1 of meer in.',
  opgeteld: (som: number, fout: string) => `Opgeteld is dit ${formatDecimal(som)}. ${fout}`,
  geenMaten: 'Hier staat één getal en geen breedte en hoogte. Vul de maat in.',
  samengevoegd: 'Deze cel is samengevoegd met de kolom links. Vul in wat in deze kolom hoort.',
  matenInTekst: (tekst: string) => `De maten in ‘${tekst}’ zijn niet gelezen.`,
  merkAlsDatum: (tekst: string) =>
    `‘${tekst}’ kan een merk zijn waarvan Excel een datum maakte. Kijk het merk na.`,
  andereEenheid: (gelezen: string, eenheid: Eenheid | null) =>
    eenheid === null
      ? `Vul een getal in zonder ${gelezen}.`
      : `Vul een getal in ${eenheid} in; hier staat ${gelezen}.`,
  foutInCel: (tekst: string) => `In deze cel staat een fout: ${tekst}.`,
  datumInCel: (tekst: string) => `In deze cel staat een datum: ${tekst}.`,
  kies: (labels: readonly string[]) => `Kies ${OF.format(labels)}.`,
  tweeGewichten: (label: string) =>
    `Er zijn meer gewichten ingevuld. Laat er één staan, of vul de kolom ‘${label}’ in.`,

  geldtNiet: (label: string, waarde: string) =>
    `${label} ‘${waarde}’ geldt niet voor deze gevelvulling en is niet overgenomen.`,
  anderMerk: (merk: string, nieuw: string) => `${merk} bestaat al en wordt ${nieuw}.`,
  ookMerk: (merk: string) => `Een andere gevelvulling heet ook ${merk}.`,
  spiegelbeeld: (links: number, rechts: number) =>
    `${links} links, ${rechts} rechts (spiegelbeeld)`,
  optellen: (koppen: readonly string[]) =>
    `Opgeteld: ${koppen.map((kop) => `‘${kop}’`).join(' + ')}`,
  enNog: (aantal: number) => `en nog ${formatDecimal(aantal)}`,
  verschillende: (aantal: number) => `${formatDecimal(aantal)} verschillende`,
  aantalEen: 'Het aantal is leeg en wordt 1.',
  aantalTeltNiet: 'Het aantal is leeg: deze rij telt niet mee in het aantal van dit merk.',
  aantalUitRijen: (oud: number, aantal: number) =>
    `Het aantal was ${formatDecimal(oud)} en wordt ${formatDecimal(aantal)}: zoveel rijen heeft dit merk.`,
  aantalBlijft: (oud: number, rijen: number) =>
    `De lijst heeft van dit merk ${rijen === 1 ? 'één rij' : `${formatDecimal(rijen)} rijen`} en geen aantal; het aantal ${formatDecimal(oud)} blijft.`,
  blijftGewicht: (invoer: string) =>
    `Het gewicht blijft ingevoerd als ${naamVan(invoer)}. Een kolom ‘${naamVan('gewichtinvoer')}’ wijzigt dat.`,
  blijftRichting: (eigen: string, afgeleid: string) =>
    `De draairichting blijft ${eigen}; volgens de aantallen links en rechts is die ${afgeleid}.`,
  detaillering: 'Detaillering',
  producten: 'Producten',

  gelezenAls: (tekst: string, label: string) => `‘${tekst}’ is gelezen als ${label}.`,
  verborgen: 'Deze rij is in Excel niet te zien (verborgen of weggefilterd).',
  herhaaldAantal: 'Het aantal komt uit een samengevoegde cel en telt voor elke rij ervan.',

  blad: 'Kozijnstaat',
  uitkomst: {
    hoekankers: {
      onderzijde: 'Hoekankers onderzijde',
      zijkanten: 'Hoekankers zijkanten (per stijl)',
      bovenzijde: 'Hoekankers bovenzijde',
    },
    hartOpHart: (zijde: Zijde) => `Hart-op-hart ${zijde} (mm)`,
    product: (zijde: Zijde) => `Product ${zijde}`,
    unityCheck: (zijde: Zijde) => `Unity check ${zijde}`,
    oordeel: 'Oordeel',
    oordelen: {
      geen: 'Nog geen advies',
      voldoet: (gewaarschuwd: number) => adviesTeksten.metWaarschuwingen('Voldoet', gewaarschuwd),
      voldoetNiet: 'Voldoet niet',
    },
    toestandKop: 'Toestand',
    toestand: {
      concept: 'Concept',
      adviesGereed: 'Advies',
      voldoetNiet: 'Advies',
      vastgesteld: 'Vastgesteld',
      gewijzigd: 'Gewijzigd',
    },
  },
  sjabloon: {
    blad: 'Uitleg',
    koppen: ['Kolom', 'Uitleg', 'Invullen', 'Voorbeeld'],
    jaNee: 'Ja of Nee',
    keuze: (labels: readonly string[]) => OF.format(labels),
    getal: 'een getal',
    tekst: 'tekst',
    tekstTot: (lengte: number) => `tekst van ten hoogste ${lengte} tekens`,
  },
} as const;
