import { teksten as savingTeksten } from '@adviestool/saving/teksten';

export const teksten = {
  nietGevonden: 'Gevelvulling niet gevonden.',
  nietMeerOpen: 'De wijziging is niet opgeslagen: dit project is intussen niet meer geopend.',
  nietOpgeslagen: {
    title: 'Niet opgeslagen',
    confirm: savingTeksten.opnieuwProberen,
    cancel: 'Annuleren',
  },
  ongedaanMaken: 'Ongedaan maken',
  ongedaanGemaakt: 'De laatste wijziging is ongedaan gemaakt.',
  intussenGewijzigd:
    'De wijziging kan niet ongedaan worden gemaakt: wat daarmee is gewijzigd, is intussen weer gewijzigd.',
  steedsGewijzigd:
    'De wijziging is nog niet ongedaan gemaakt: het project wordt steeds door een ander gewijzigd. Probeer het over een ogenblik opnieuw.',
  nietVoltooid: (naam: string) =>
    `Een import is niet voltooid. Project ‘${naam}’ is mogelijk verwijderd en niet vervangen.`,
  vastgesteld: {
    titel: (aantal: number) =>
      aantal === 1 ? 'Vastgesteld advies wijzigen' : 'Vastgestelde adviezen wijzigen',
    meer: (aantal: number) =>
      `${String(aantal)} adviezen zijn vastgesteld. Wijzigen maakt ze ‘Gewijzigd’.`,
    wijzigen: 'Wijzigen',
    annuleren: 'Annuleren',
  },
  intussen: {
    regel: (wie: string, veld: string, { voor, na }: { voor: string; na: string }) =>
      `${wie} heeft ${veld} gewijzigd: ${voor} → ${na}`,
    uitkomst: (label: string, voor: string | null, na: string | null) =>
      `Nu: ${label} ${na ?? '–'} (was ${voor ?? '–'})`,
    leeg: 'niet ingevuld',
  },
  nietOngedaan: 'Niet ongedaan gemaakt: dit project is intussen niet meer geopend.',
};
