import type { ProjectLijst } from '@adviestool/contract/lijsten';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { Dubbel, DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';

/** How many rows there are of each kind. */
export interface Telling {
  klaar: number;
  fout: number;
  vraag: number;
  overgeslagen: number;
  /** Rows of the list that are no gevelvulling. */
  buiten: number;
  /** Rows of gevelvullingen. */
  rijen: number;
  /** Pieces of what is imported, and of what is left out. */
  stuks: number;
  stuksWeg: number;
}

/** Characters of what is missing that two lines of a row hold. */
const LANGSTE_OPSOMMING = 28;

const DUBBEL_KEUZE: Readonly<Record<DubbelKeuze, string>> = {
  optellen: 'Optellen',
  bijwerken: 'Bijwerken',
  nieuw: 'Apart houden',
  overslaan: 'Overslaan',
};

const formatRijen = (aantal: number): string => formatAantal(aantal, 'rij', 'rijen');

const formatStuks = (aantal: number): string => formatAantal(aantal, 'stuk', 'stuks');

const fouten = (aantal: number): string => (aantal === 1 ? '1 fout' : `${aantal} fouten`);

const vragen = (aantal: number): string => (aantal === 1 ? '1 vraag' : `${aantal} vragen`);

export const teksten = {
  sjabloonNaam: 'Sjabloon kozijnstaat',
  sjabloonMislukt: 'Het bestand kon niet worden gemaakt. Probeer het nogmaals.',
  importeren: 'Importeren',
  annuleren: 'Annuleren',
  naarProject: 'Naar project',
  geenWijziging: 'De lijst verandert niets aan dit project.',
  nietMeerMogelijk: 'Het project is intussen gewijzigd. Kijk de rijen na en importeer dan opnieuw.',
  gedaan: (nieuw: number, bijgewerkt: number, verwijderd: number): string =>
    [
      ...(nieuw > 0 ? [`${formatGevelvullingen(nieuw)} toegevoegd`] : []),
      ...(bijgewerkt > 0 ? [`${formatGevelvullingen(bijgewerkt)} bijgewerkt`] : []),
      ...(verwijderd > 0 ? [`${formatGevelvullingen(verwijderd)} verwijderd`] : []),
    ].join(', ') + '.',
  lijstNietBewaard:
    'De gevelvullingen zijn ingelezen, maar welke lijst dat was is niet bij het project bewaard.',
  eerder: ({ bestand, blad, rijen, door }: ProjectLijst, moment: string) =>
    `Laatst ingelezen: ‘${bestand}’${blad === null ? '' : `, blad ‘${blad}’`}, ${formatRijen(rijen)}, op ${moment}${door === null ? '' : ` door ${door}`}. Een nieuwe lijst wordt vergeleken met wat er staat.`,
  zelfdeLijst: (moment: string) => `Deze lijst is ook al op ${moment} ingelezen.`,
  andereVraag: {
    title: 'Andere lijst kiezen',
    text: 'Wat u in deze lijst hebt gekozen en hersteld, gaat verloren.',
    confirm: 'Andere lijst kiezen',
    cancel: 'Annuleren',
  },
  bron: {
    sleep: 'Sleep een Excel- of CSV-bestand hierheen',
    kies: 'Bestand kiezen',
    hint: 'Of plak de rijen uit Excel met Ctrl+V. Hoogstens 2000 rijen en 2 MB.',
    tekst: 'Rijen als tekst',
    lees: 'Tekst lezen',
    bezig: (naam: string) => `‘${naam}’ wordt gelezen…`,
    klembord: 'Klembord',
    meerBestanden: 'Kies één bestand tegelijk.',
    sjabloon: 'Sjabloon downloaden',
    andere: 'Andere lijst kiezen',
  },
  ontbrekend: {
    tekst: (type: string, aantal: number, labels: readonly string[]) =>
      `${type}: ${aantal === 1 ? '1 rij mist' : `${formatNumber(aantal)} rijen missen`} nog antwoorden voor een advies (${labels.join(', ')}). Beantwoord ze hier één keer voor alle.`,
    alle: (aantal: number) =>
      `${formatNumber(aantal)} rijen missen nog antwoorden voor een advies. Beantwoord ze per type één keer voor alle rijen.`,
    wat: 'Wat ontbreekt er?',
    van: (type: string, aantal: number, labels: readonly string[]) =>
      `${type}, ${formatRijen(aantal)}: ${labels.join(', ')}`,
    beantwoorden: 'Beantwoorden',
    beantwoordenVan: (type: string) => `Beantwoorden voor ${type.toLowerCase()}`,
  },
  uitkomst: ({
    voldoen,
    gewaarschuwd,
    nietGetoetst,
    aandacht,
  }: Record<'voldoen' | 'gewaarschuwd' | 'nietGetoetst' | 'aandacht', number>): string =>
    [
      [
        `${formatNumber(voldoen)} ${voldoen === 1 ? 'voldoet' : 'voldoen'}`,
        ...(gewaarschuwd > 0 ? [`waarvan ${formatNumber(gewaarschuwd)} met waarschuwingen`] : []),
      ].join(', '),
      ...(nietGetoetst > 0 ? [adviesTeksten.bevestigingNietGetoetstBij(nietGetoetst)] : []),
      ...(aandacht > 0
        ? [`${formatNumber(aandacht)} ${aandacht === 1 ? 'vraagt' : 'vragen'} aandacht`]
        : []),
    ].join('; ') + '.',
  uitkomstTonen: (aantal: number): string =>
    aantal === 1 ? 'Die ene bekijken' : `Die ${formatNumber(aantal)} bekijken`,
  blad: 'Werkblad',
  kolommen: {
    titel: 'Kolommen',
    voorbeeld: (cellen: string) => `Bijvoorbeeld ${cellen}`,
    wordt: (kop: string) => `‘${kop}’ wordt`,
    nietGebruikt: 'Niet gebruiken',
    dubbel: 'Een andere kolom is gekozen.',
    kies: 'Kies…',
    kopRij: 'Kopregel, rij',
    kopRijOptie: (rij: number, cellen: string) => `${rij}: ${cellen}`,
  },
  overgeslagenTitel: (aantal: number) =>
    aantal === 1 ? '1 rij is geen gevelvulling' : `${aantal} rijen zijn geen gevelvulling`,
  overgeslagenRij: (rij: number, reden: string, tekst: string) => `Rij ${rij}: ${reden} ${tekst}`,
  tabel: {
    titel: 'Gevelvullingen in de lijst',
    rij: 'Rij',
    wordt: 'Wordt',
    advies: 'Advies',
    actie: 'Importeren',
    cel: (veld: string, rij: number) => `${veld}, rij ${rij}`,
    was: 'was ',
    begrepen: (tekst: string) => `begrepen als ${tekst}`,
    weglaten: (rij: number) => `Rij ${rij} importeren`,
    keuze: (rij: number) => `Merk bestaat al, rij ${rij}`,
  },
  soort: {
    nieuw: 'Nieuw',
    bijwerken: 'Gewijzigd',
    ongewijzigd: 'Gelijk',
    opgeteld: 'Opgeteld',
    weggelaten: 'Overgeslagen',
    fout: 'Fout',
    vraag: 'Vraag',
  },
  opgeteldBij: (rij: number) => `Opgeteld bij rij ${rij}`,
  hoekankers: (oud: number, nieuw: number) =>
    oud === nieuw
      ? `${formatNumber(nieuw)} hoekankers`
      : `${formatNumber(oud)} → ${formatNumber(nieuw)} hoekankers`,
  filterTitel: 'Rijen tonen',
  dubbel: {
    vraag: 'Merk bestaat al',
    bestand: (rij: number, verschillen: string) =>
      `Dit merk staat ook in rij ${rij}: ${verschillen}.`,
    verschil: (veld: string, daar: string, hier: string) =>
      `${veld.toLowerCase()} daar ${daar}, hier ${hier}`,
    leeg: 'leeg',
    nietBij: 'Meer gevelvullingen hebben dit merk: bijwerken kan niet.',
    project: (aantal: number) =>
      aantal === 1
        ? '1 rij heeft een merk dat al in het project staat.'
        : `${formatNumber(aantal)} rijen hebben een merk dat al in het project staat.`,
    inBestand: (aantal: number, isOpen: boolean) =>
      aantal === 1
        ? `1 rij heeft hetzelfde merk als een rij erboven, met andere gegevens.${isOpen ? ' Wat wordt deze rij?' : ''}`
        : `${formatNumber(aantal)} rijen hebben hetzelfde merk als een rij erboven, met andere gegevens.${isOpen ? ' Wat wilt u met deze rijen doen?' : ''}`,
    opgeteld: (rijen: number, merken: number) =>
      `${formatNumber(rijen)} rijen zijn ${merken === 1 ? '1 merk' : `${formatNumber(merken)} merken`}: aantallen opgeteld.`,
    /** What `nieuw` is depends on where the merk is. */
    keuze: (keuze: DubbelKeuze, waar: Dubbel['waar']) =>
      keuze === 'nieuw' && waar === 'project' ? 'Nieuw merk' : DUBBEL_KEUZE[keuze],
  },
  verdwenen: {
    titel: (aantal: number) =>
      aantal === 1
        ? '1 gevelvulling staat niet meer in de lijst'
        : `${formatNumber(aantal)} gevelvullingen staan niet meer in de lijst`,
    uitleg: 'Deze kwamen uit een eerdere lijst. Er verdwijnt niets zonder dat u het kiest.',
    vastgesteld: 'vastgesteld',
    alle: {
      behouden: 'Alle behouden',
      verwijderen: 'Alle verwijderen',
      hernoemen: 'Alle hernoemen',
    },
    keuze: (merk: string) => `Wat wordt ${merk}?`,
    behouden: 'Behouden',
    verwijderen: 'Verwijderen',
    hernoemd: (merk: string) => `Hernoemd tot ${merk}`,
    misschien: (merk: string) => `misschien hernoemd tot ${merk}`,
  },
  ontbreekt: (labels: readonly string[]): string => {
    const twee = labels.slice(0, 2);
    const genoemd = twee.join(', ').length > LANGSTE_OPSOMMING ? labels.slice(0, 1) : twee;
    const rest = labels.length - genoemd.length;
    return `Ontbreekt: ${genoemd.join(', ')}${rest > 0 ? ` en nog ${rest}` : ''}`;
  },
  adviesGereed: 'Advies gereed',
  adviesGewaarschuwd: (aantal: number) =>
    `Advies gereed, met ${adviesTeksten.waarschuwingen(aantal)}`,
  voldoetNiet: 'Voldoet niet',
  projectOnvolledig: 'Projectgegevens onvolledig',
  aanbevolen: 'Aanbevolen producten kiezen waar nog geen product is',
  telling: ({ klaar, fout, vraag, rijen, stuks, overgeslagen, stuksWeg }: Telling): string =>
    [
      `${formatRijen(rijen)} → ${formatGevelvullingen(klaar)}, ${formatStuks(stuks)}`,
      ...(overgeslagen > 0
        ? [`overgeslagen: ${formatRijen(overgeslagen)}, ${formatStuks(stuksWeg)}`]
        : []),
      ...(fout > 0 ? [fouten(fout)] : []),
      ...(vraag > 0 ? [vragen(vraag)] : []),
    ].join(' · '),
  verborgen: {
    rijen: (aantal: number) =>
      aantal === 1
        ? '1 rij is in Excel niet te zien (verborgen of weggefilterd) en wordt wel geïmporteerd.'
        : `${formatNumber(aantal)} rijen zijn in Excel niet te zien (verborgen of weggefilterd) en worden wel geïmporteerd.`,
    overslaan: 'Verborgen rijen overslaan',
  },
  zonderAantal: 'Geen kolom is het aantal: elke rij telt als één stuk.',
  volgendeFout: 'Volgende fout',
  foutenWeglaten: (aantal: number) =>
    aantal === 1 ? 'Rij met fout overslaan' : `${aantal} rijen met fouten overslaan`,
  nogOpen: 'Beantwoord eerst de vragen en herstel de fouten, of sla die rijen over.',
} as const;
