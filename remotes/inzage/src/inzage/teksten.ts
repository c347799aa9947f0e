import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatDate, formatDateTime } from '@adviestool/ui/format';

export const teksten = {
  alleenLezen: 'Inzage',
  van: (bedrijf: string) => `Van ${bedrijf}`,
  geldigTot: (moment: Date) =>
    `U leest mee zonder account. Deze link werkt tot ${formatDateTime(moment)}.`,
  standVan: (moment: Date) => `Stand van ${formatDate(moment)}`,
  werktNiet: {
    titel: 'Deze inzagelink werkt niet meer',
    uitleg:
      'De link is verlopen of ingetrokken, of u hebt de pagina lang niet gebruikt. Open de link nog een keer uit het bericht waarin u hem kreeg.',
    vraag: 'Werkt hij dan ook niet? Vraag een nieuwe link aan degene van wie u hem kreeg.',
  },
  onleesbaar: 'De gevelvullingen van dit project kunnen niet worden gelezen.',
  leeg: 'Dit project heeft nog geen gevelvullingen.',
  naarProject: 'Naar het project',
  bouwlijst: 'Bouwlijst',
  tabel: 'Gevelvullingen',
  kolom: {
    naam: 'Gevelvulling',
    oordeel: 'Oordeel',
    maat: 'Breedte × hoogte',
    aantal: 'Aantal',
    hoekankers: 'Hoekankers',
    unityCheck: 'Unity check',
  },
  geen: '–',
  oordeel: { voldoet: 'Voldoet', voldoetNiet: 'Voldoet niet', onvolledig: 'Nog niet compleet' },
  /** By state, as a filter of the list. */
  toestand: {
    concept: 'Nog niet compleet',
    adviesGereed: 'Niet vastgesteld',
    voldoetNiet: 'Voldoet niet',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd na vaststelling',
  },
  projectgegevens: 'Projectgegevens',
  bladeren: {
    naam: 'Door de gevelvullingen bladeren',
    vorige: 'Vorige',
    volgende: 'Volgende',
    plaats: (plaats: number, totaal: number) =>
      `${formatNumber(plaats)} van ${formatNumber(totaal)}`,
  },
  stand: {
    vastgesteld: (moment: string) => `Vastgesteld op ${formatDate(new Date(moment))}`,
    gewijzigd: 'Gewijzigd na de vaststelling',
    niet: 'Niet vastgesteld',
  },
  som: {
    gevelvullingen: formatGevelvullingen,
    hoekankers: (aantal: number) => `${formatNumber(aantal)} hoekankers`,
    vastgesteld: (aantal: number, totaal: number) =>
      aantal === totaal
        ? 'Alle adviezen zijn vastgesteld'
        : `${formatNumber(aantal)} van ${formatNumber(totaal)} adviezen vastgesteld`,
    zonderAdvies: (aantal: number) => `${formatNumber(aantal)} zonder advies niet meegeteld`,
    voldoetNiet: (aantal: number) => `${formatNumber(aantal)} voldoet niet`,
  },
  advies: {
    vastgesteld: ({
      op,
      rekenmodel,
      catalogus,
    }: Record<'op' | 'rekenmodel' | 'catalogus', string>) =>
      `Vastgesteld op ${op}, met rekenmodel ${rekenmodel} en catalogus ${catalogus}.`,
    gewijzigd:
      'Dit advies is vastgesteld en daarna gewijzigd. U ziet wat nu geldt; het kan nog veranderen.',
    nietVastgesteld: 'Dit advies is niet vastgesteld en kan nog veranderen.',
    onvolledig: 'Deze gevelvulling is nog niet compleet: er is geen advies.',
    weg: 'Deze gevelvulling is er niet meer.',
    perStuk: 'Hoekankers per stuk',
    samen: 'Hoekankers samen',
  },
} as const;
