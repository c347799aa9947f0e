import type { ProjectLijst } from '@adviestool/contract/lijsten';
import type { RapportInhoud } from '@adviestool/contract/rapporten';
import type { Sinds } from '@adviestool/contract/rapporten';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import type { Oorzaak } from '@adviestool/domain/vaststellen/oorzaken';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { verschilTeksten } from '@adviestool/projectdelta/verschilTeksten';

import type { Onmaakbaar } from './onmaakbaar.ts';

type VaststellingTekst = Record<'moment' | 'door' | 'rekenmodel' | 'catalogus', string>;
type Document = {
  document: string;
  datum: string;
  geldigTot: string | null;
  isVerlopen: boolean;
};

const DELEN: Readonly<Record<RapportInhoud, string>> = {
  samenvatting: 'samenvatting',
  bouwlijst: 'bouwlijst',
  gevelvulling: 'gevelvullingen',
  berekening: 'berekening',
};

const noemDelen = (delen: readonly RapportInhoud[]): string =>
  new Intl.ListFormat('nl').format(delen.map((deel) => DELEN[deel]));

/** 20 november 2026 */
const datumTekst = (datum: string): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(datum));

export const teksten = {
  titel: 'Advies hoekankers',
  zonderNaam: 'Project zonder naam',
  zonderMerk: 'Zonder merk',
  zonderMerkMet: (herkenning: string) =>
    `Zonder merk${herkenning === '' ? '' : ` (${herkenning})`}`,
  voorblad: {
    project: 'Project',
    referentie: 'Referentie',
    adres: 'Werkadres',
    omvang: 'Dit rapport gaat over',
    inhoud: 'Inhoud',
    sinds: 'Gewijzigd sinds',
    revisie: 'Revisie',
    lijst: 'Kozijnstaat',
    gewijzigd: 'Laatst gewijzigd',
    bewaker: 'Project van',
    gemaaktDoor: 'Rapport gemaakt door',
  },
  heelProject: (aantal: number) => `het hele project: ${formatGevelvullingen(aantal)}`,
  deel: (aantal: number, totaal: number, merken: string) =>
    `${formatNumber(aantal)} van ${formatGevelvullingen(totaal)}: ${merken}`,
  lijst: ({
    bestand,
    blad,
    moment,
    door,
    rijen,
  }: Pick<ProjectLijst, 'bestand' | 'blad' | 'moment' | 'door' | 'rijen'>) =>
    `‘${bestand}’${blad === null ? '' : `, blad ‘${blad}’`}, ${rijen === 1 ? '1 rij' : `${formatNumber(rijen)} rijen`}, ingelezen op ${moment}${door === null ? '' : ` door ${door}`}`,
  /** What was chosen of the chapters and what not, in the order of the report. */
  inhoud: (gekozen: readonly RapportInhoud[], zonder: readonly RapportInhoud[]) =>
    `${noemDelen(gekozen)}; zonder ${noemDelen(zonder)}`,
  wijzigingen: {
    ...verschilTeksten,
    titel: (sinds: Sinds, revisie: number) =>
      `Gewijzigd sinds ${'datum' in sinds ? datumTekst(sinds.datum) : `versie ${formatNumber(revisie)}`}`,
    toen: ({ revisie, op, door }: { revisie: string; op: string | null; door: string | null }) =>
      [
        `versie ${revisie}`,
        ...(op === null ? [] : [`opgeslagen op ${op}`]),
        ...(door === null ? [] : [`door ${door}`]),
      ].join(', '),
    vergeleken: (toen: string) => `Vergeleken met ${toen}.`,
    netto: 'Wat is gewijzigd en teruggewijzigd, telt niet mee.',
    alleenGekozen: 'Van de gevelvullingen staan hier alleen die waarover dit rapport gaat.',
    onleesbaar:
      'De gevelvullingen van toen of van nu kunnen niet worden gelezen: alleen de projectgegevens zijn vergeleken.',
    geenCatalogus:
      'De catalogus van toen is niet bekend: hoekankers en oordeel van toen zijn niet berekend.',
    standaarden: (door: string, op: string) =>
      `De standaarden van het project zijn daarna opgeslagen, het laatst op ${op} door ${door}. Hoe ze waren, is niet bewaard.`,
    gevelvullingen: 'Gevelvullingen',
    hoekankers: 'Hoekankers in het project',
    zonderAantal: (aantal: string, zonder: number) =>
      `${aantal} (zonder ${formatGevelvullingen(zonder)} die geen advies ${zonder === 1 ? 'heeft' : 'hebben'})`,
    uitkomstDoor: 'door andere projectgegevens of een andere catalogus',
    leeg: 'niet ingevuld',
  },
  enMeer: (aantal: number) => `en nog ${formatNumber(aantal)}`,
  metWaarschuwing: (oordeel: string) => `${oordeel}, met waarschuwing`,
  letOp: {
    onvolledig: (merken: string) => `Nog niet compleet, zonder volledig advies: ${merken}.`,
    voldoetNiet: (merken: string) => `Voldoet niet: ${merken}.`,
    gewijzigd: (merken: string) => `Gewijzigd sinds de vaststelling: ${merken}.`,
    nietVastgesteld: (merken: string) =>
      `Niet vastgesteld, gerekend met de gegevens van nu: ${merken}.`,
    hogerInModel: (merken: string) =>
      `Gebouwhoogte lager dan het hoogste punt in het bouwmodel, de wind is te laag gerekend: ${merken}.`,
    logo: 'Het logo van het bedrijf kan niet als afbeelding worden gelezen. Dit rapport is zonder logo gemaakt.',
    alles: 'alle gevelvullingen',
  },
  versies: (programma: string, rekenmodel: string, catalogus: { id: string; versie: string }) =>
    `Adviestool ${programma} · rekenmodel ${rekenmodel} · catalogus ${catalogus.id} ${catalogus.versie}`,
  gemaakt: (moment: string) => `Gemaakt op ${moment}`,
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies',
    voldoetNiet: 'Advies',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd',
  } satisfies Record<Toestand, string>,
  onvolledig: 'Deze gevelvulling is nog niet compleet: er is geen volledig advies.',
  projectOnvolledig: 'De projectgegevens zijn nog niet compleet.',
  nietVastgesteld: 'Dit advies is niet vastgesteld: het is berekend met de gegevens van nu.',
  gewijzigd:
    'Dit advies komt anders uit dan toen het is vastgesteld. Dit rapport toont wat nu geldt.',
  vaststelling: {
    /** Without a name for who may not read it. */
    op: ({ moment, door, rekenmodel, catalogus }: VaststellingTekst) =>
      `Vastgesteld op ${moment}${door === '' ? '' : ` door ${door}`}, met rekenmodel ${rekenmodel} en catalogus ${catalogus}.`,
    verschil: (zijde: string, oud: string, nieuw: string) => `${zijde}: was ${oud}; is ${nieuw}.`,
    oorzaken: (oorzaken: readonly string[]) => `Gewijzigd is: ${oorzaken.join(', ')}.`,
  },
  oorzaak: {
    projectgegevens: 'de projectgegevens',
    gevelvulling: 'deze gevelvulling',
    catalogus: 'de catalogus',
    rekenmodel: 'het rekenmodel',
  } satisfies Record<Oorzaak, string>,
  regels: {
    maten: 'Breedte × hoogte',
    oppervlakte: 'Oppervlakte',
    gewicht: 'Gewicht',
    gevolgklasse: 'Gevolgklasse',
    hoogte: 'Referentiehoogte',
    stuwdruk: 'Stuwdruk',
    windbelasting: 'Windbelasting',
    rekenwaarde: 'Rekenwaarde wind',
  },
  /** Of a distance in mm, in the column of those distances. */
  tenHoogste: (afstand: string) => `max. ${afstand}`,
  posities: (naam: string, hoek: string, isVoorlopig: boolean) =>
    `${naam}, ${hoek}${isVoorlopig ? ' (voorlopig)' : ''}`,
  nietGekozen: 'Nog niet gekozen',
  /** In the summary. */
  kort: { ok: 'Voldoet', warn: 'Let op', bad: 'Voldoet niet' },
  sommen: {
    gevelvullingen: formatGevelvullingen,
    hoekankers: (aantal: number) => `${formatNumber(aantal)} hoekankers`,
    zonderAdvies: (aantal: number) => `${formatNumber(aantal)} zonder advies niet meegeteld`,
    voldoetNiet: (aantal: number) => `${formatNumber(aantal)} voldoet niet`,
    onvolledig: (aantal: number) => `${formatNumber(aantal)} niet compleet`,
    gewaarschuwd: (aantal: number) => `${formatNumber(aantal)} met waarschuwing`,
  },
  product: {
    geenBron: 'geen bron in de catalogus',
    document: ({ document, datum, geldigTot, isVerlopen }: Document) =>
      `${document}, ${datum}${geldigTot === null ? '' : ` (${isVerlopen ? 'verlopen op' : 'geldig tot'} ${geldigTot})`}`,
    geenGewicht: 'draagt geen gewicht',
    geenGrens: 'geen grens',
  },
  bouwlijst: {
    ontbrekend: (naam: string, reden: string) => `Niet meegeteld: ${naam} (${reden}).`,
    opmerking: (naam: string, opmerking: string) => `${naam}: ${opmerking}`,
    gewaarschuwd: (aantal: number, merken: string) =>
      `Bij ${formatGevelvullingen(aantal)} heeft het advies waarschuwingen: ${merken}.`,
    nietGetoetst: (aantal: number, merken: string) =>
      `Van ${formatGevelvullingen(aantal)} is de bevestiging niet getoetst: ${merken}.`,
  },
  bestand: {
    alle: 'alle',
    selectie: (aantal: number) => `${aantal} gevelvullingen`,
    rapport: 'advies.pdf',
    dossier: 'dossier.zip',
    etiketten: 'etiketten.pdf',
    bestellijst: 'bestellijst.pdf',
    montage: 'montage.pdf',
  },
  dossier: {
    bouwlijst: 'bouwlijst',
    kozijnstaat: 'kozijnstaat',
    montage: 'montage',
    inhoud: 'inhoud.html',
    titel: (project: string) => `Dossier ${project}`,
    uitleg:
      'De bestanden van dit dossier met hun SHA-256. Wie een bestand wil controleren, berekent de SHA-256 opnieuw en vergelijkt.',
    kolommen: ['Bestand', 'Grootte', 'SHA-256'],
    omschrijvingen: {
      montage: 'Wat er op de bouwplaats is gemonteerd, naast wat is geadviseerd.',
      foto: 'Foto van de bouwplaats.',
      rapport: 'Adviesrapport met berekening, ondertekende cijfers en uitgangspunten',
      bouwlijst: 'Bouwlijst van het hele project',
      kozijnstaat: 'Kozijnstaat met invoer en uitkomsten',
    },
  },
  /** Why a report was not made, for who asked. */
  mislukt: {
    tijd: 'Het rapport is te groot: het maken duurt te lang. Maak het van minder gevelvullingen.',
    geheugen: 'Het rapport is te groot. Maak het van minder gevelvullingen.',
    gestopt: 'Het maken van het rapport is gestopt. Probeer het nogmaals.',
    mislukt: 'Het rapport kon niet worden gemaakt. Probeer het later nogmaals.',
    verdwenen: 'Het project is intussen verwijderd.',
    berekeningAlleen:
      'De berekening staat bij de gevelvullingen. Kies ook de gevelvullingen, of laat de berekening weg.',
    nietTeVergelijken:
      'Met deze versie kan niet meer worden vergeleken: van een latere wijziging is niet bekend wat die was.',
    leeg: 'Er is niets om te rapporteren: het project heeft nog geen gevelvullingen.',
    andere: 'Er is niets om te rapporteren: het project heeft deze gevelvullingen niet.',
    geenCatalogus: 'Er is geen catalogus om mee te rekenen.',
    geenZetter: 'Deze server kan geen rapporten maken.',
    rijIsVol:
      'Er wachten al drie rapporten van u of van lezers van uw inzagelinks. Probeer het over een halve minuut nogmaals.',
    rijVanLinksIsVol:
      'Er wachten al te veel rapporten bij de maker van dit project. Probeer het over een halve minuut nogmaals.',
    verlopen: 'Dit rapport is er niet meer. Maak het opnieuw.',
    nietKlaar: 'Dit rapport is nog niet klaar.',
  },
  /** Why a report cannot be made as it was asked for. */
  onmaakbaar: ({ stap, gevelvulling }: Onmaakbaar) => {
    const wat = stap === 'berekenen' ? 'worden berekend' : 'op papier worden gezet';
    if (gevelvulling === null) {
      return stap === 'berekenen'
        ? 'Het rapport kon niet worden gemaakt: met deze gegevens van het project kan niet worden gerekend. Meld dit aan wie de adviestool beheert.'
        : 'Het rapport kon niet worden gemaakt: het voorblad of een lijst kan niet op papier worden gezet. Maak het met minder onderdelen, en meld dit aan wie de adviestool beheert.';
    }
    return `Het rapport kon niet worden gemaakt: gevelvulling ‘${gevelvulling}’ kan niet ${wat}. Maak het zonder deze gevelvulling, en meld dit aan wie de adviestool beheert.`;
  },
  kvt: (wind: string, gewicht: string | null) =>
    `KVT-controle, karakteristiek en ter informatie (rekenmodel 4.1 stap 14): wind gemiddeld ${wind} per hoekanker${gewicht === null ? '' : `, gewicht ${gewicht} per hoekanker aan de onderzijde`}.`,
} as const;
