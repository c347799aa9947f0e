import type { MontageAfwijking } from '@adviestool/contract/montage';
import type { Zijde } from '@adviestool/contract/zijde';
import { UIT_IMPORT, UIT_IMPORT_APART } from '@adviestool/domain/toelichting/uitImport';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { formatDateTime } from '@adviestool/ui/format';

const { verlaten } = savingTeksten;

const stuks = (aantal: number): string =>
  aantal === 1 ? '1 stuk' : `${formatNumber(aantal)} stuks`;

export const teksten = {
  titel: 'Bouwplaats',
  zonderNaam: 'Project zonder naam',
  naarProject: 'Naar het project',
  leeg: 'Dit project heeft nog geen gevelvullingen.',
  onleesbaar: 'De gevelvullingen van dit project kunnen niet worden gelezen.',
  lijst: 'Gevelvullingen',
  terug: 'Alle gevelvullingen',
  zonderMerk: 'Zonder merk',
  werktNiet: {
    titel: 'Deze link werkt niet meer',
    uitleg:
      'De link voor de bouwplaats is verlopen of ingetrokken. Open hem nog een keer uit het bericht waarin u hem kreeg, of vraag een nieuwe.',
    /** @param ookNieuw a new link of the same project sends them too */
    wachtend: (aantal: number, ookNieuw: boolean) =>
      `Deze telefoon bewaart nog ${aantal === 1 ? '1 melding. Die wordt' : `${formatNumber(aantal)} meldingen. Die worden`} verstuurd zodra u hier deze link weer kunt openen${ookNieuw ? ', of een nieuwe link van hetzelfde project' : ''}.`,
  },
  standVan: (moment: Date) =>
    `De server is niet bereikbaar of heeft een storing. U ziet wat deze telefoon bewaarde op ${formatDateTime(moment)}.`,
  vernieuwen: 'Vernieuwen',
  werktZonder: 'Werkt op dit toestel ook zonder verbinding.',
  werktNietZonder:
    'Zonder verbinding gaat deze pagina op dit toestel niet open: de browser bewaart die niet. Houd de pagina open tot u verbinding hebt.',
  wacht: (aantal: number) => `Wacht op verbinding (${formatNumber(aantal)})`,
  wachtHoelang:
    'Open deze pagina binnen een week weer: een iPhone, een iPad of Safari kan daarna wissen wat wacht.',
  verstuurd: 'Verstuurd',
  nuVersturen: 'Nu versturen',
  nietBewaard: 'Deze telefoon kon uw invoer niet bewaren. Er is niets afgevinkt.',
  geweigerd: (merk: string, stuk: number, reden: string) => `${merk}, stuk ${stuk}: ${reden}`,
  geweigerdTitel: 'Niet aangenomen',
  opnieuwVersturen: 'Opnieuw versturen',
  weggooien: 'Weggooien',
  alleenLezen: 'U kunt hier meelezen. Afvinken kan wie het project mag wijzigen.',
  som: {
    geplaatst: (aantal: number, totaal: number) =>
      `${formatNumber(aantal)} van ${stuks(totaal)} gemonteerd`,
    teDoen: (aantal: number) => `Nog te doen: ${formatNumber(aantal)}`,
    afwijkingen: (aantal: number) =>
      aantal === 1 ? '1 afwijking' : `${formatNumber(aantal)} afwijkingen`,
    overtollig: (aantal: number) => `${formatNumber(aantal)} meer gemonteerd dan er stuks zijn`,
    ouderAdvies: (aantal: number) => `${formatNumber(aantal)} gemonteerd volgens een ouder advies`,
    uitBestand: (aantal: number) => `${formatNumber(aantal)} ${UIT_IMPORT}`,
  },
  stand: {
    gereed: 'Gereed',
    teDoen: 'Nog te doen',
    bezig: (geplaatst: number, totaal: number) =>
      `${formatNumber(geplaatst)} van ${formatNumber(totaal)}`,
    geenAdvies: 'Geen advies',
    voldoetNiet: 'Voldoet niet',
  },
  vorige: 'Vorige',
  volgende: 'Volgende',
  plaatsInLijst: (nummer: number, totaal: number) =>
    `${formatNumber(nummer)} van ${formatNumber(totaal)}`,
  weg: 'Deze gevelvulling is er niet meer.',
  maat: 'Maat',
  aantal: 'Aantal',
  tekening: (naam: string) => `Hoekankers van ${naam}`,
  geenAdvies:
    'Voor deze gevelvulling is er nog geen advies. Monteer niets voordat de maker van het project het advies heeft gemaakt.',
  voldoetNiet: 'Dit advies voldoet niet. Monteer niets en overleg met de maker van het project.',
  voorbeeld: 'Voorbeeldproducten: niet voor uitvoering.',
  gewijzigd: 'Gewijzigd nadat het advies is vastgesteld.',
  nietVastgesteld: 'Advies niet vastgesteld.',
  zijde: {
    onderzijde: 'Onderzijde',
    zijkanten: 'Zijkanten, per stijl',
    bovenzijde: 'Bovenzijde',
  } satisfies Record<Zijde, string>,
  vanaf: {
    onderzijde: 'mm vanaf de linkerhoek',
    zijkanten: 'mm vanaf de onderste hoek',
    bovenzijde: 'mm vanaf de linkerhoek',
  } satisfies Record<Zijde, string>,
  hoekankers: (aantal: number) =>
    aantal === 1 ? '1 hoekanker' : `${formatNumber(aantal)} hoekankers`,
  perHoekanker: (aantal: number, naam: string) => `${formatNumber(aantal)} × ${naam} per hoekanker`,
  anders: (merk: string) => `Anders dan ${merk}`,
  gelijk: (merk: string) => `Zelfde soort, maat, plaatsing en hoekankers als ${merk}`,
  soort: 'Soort',
  plaatsing: 'plaatsing',
  anderePlaatsen: 'andere plaatsen:',
  geenAdviesHier: 'geen advies',
  nietVerankerd: 'niet verankerd',
  stuk: (stuk: number) => `Stuk ${formatNumber(stuk)}`,
  stukBoven: (stuk: number) => `Stuk ${formatNumber(stuk)}, boven het aantal`,
  /** To who does not see its icon. */
  stukMetStand: (naam: string, isGemonteerd: boolean) =>
    `${naam}, ${isGemonteerd ? 'gemonteerd' : 'niet gemonteerd'}`,
  stukken: 'Stukken',
  verder: (stuk: number, volgend: number) =>
    `Stuk ${formatNumber(stuk)} is vastgelegd. Nu stuk ${formatNumber(volgend)}.`,
  allesVastgelegd: 'Alle stukken zijn vastgelegd.',
  gemeld: (stuk: number) => `De melding bij stuk ${formatNumber(stuk)} is vastgelegd.`,
  teruggenomen: (stuk: number) => `Stuk ${formatNumber(stuk)} is teruggenomen.`,
  gemonteerd: 'Gemonteerd',
  terugnemen: 'Terugnemen',
  afwijkingMelden: 'Afwijking of foto',
  sluiten: 'Sluiten',
  /** As the question before a page with input is left. */
  verlaten: {
    title: verlaten.titel,
    text: verlaten.tekst,
    confirm: verlaten.verlaten,
    cancel: verlaten.blijven,
    destructive: true,
  },
  vastleggen: 'Vastleggen',
  afwijking: 'Afwijking',
  geenAfwijking: 'Geen afwijking',
  afwijkingen: {
    minder: 'Minder hoekankers',
    anderProduct: 'Ander product',
    anderePlaats: 'Andere plaats',
    maatWijkt: 'Maat wijkt af',
  } satisfies Record<MontageAfwijking, string>,
  toelichting: 'Toelichting',
  gemonteerdePer: 'Gemonteerde hoekankers',
  isGeplaatst: 'Geplaatst',
  afwijkingNodig: 'Kies een afwijking, of geef een toelichting of foto.',
  aantalOngeldig: 'Vul een heel getal in van 0 tot en met 999.',
  redenNodig: 'Er zijn minder hoekankers gemonteerd dan geadviseerd. Kies een afwijking.',
  naam: 'Uw naam',
  naamUitleg: 'Staat bij alles wat u op deze telefoon afvinkt.',
  naamNodig: 'Vul eerst uw naam in.',
  fotos: 'Foto’s',
  fotoMaken: 'Foto maken',
  fotoWeg: (nummer: number) => `Foto ${nummer} weghalen`,
  foto: (nummer: number) => `Foto ${nummer}`,
  fotosVol: 'Er kunnen vijf foto’s bij één stuk.',
  fotoMislukt: 'Dit bestand kan niet als foto worden gelezen.',
  door: (naam: string, moment: Date) => `${naam}, ${formatDateTime(moment)}`,
  onbekend: 'Onbekend',
  uitBestand: (fotos: number) =>
    fotos === 0
      ? `${UIT_IMPORT_APART}.`
      : `${UIT_IMPORT_APART}. ${fotos === 1 ? '1 foto staat' : `${formatNumber(fotos)} foto’s staan`} alleen bij het project waaruit is geëxporteerd.`,
  ouderAdvies: {
    titel: (aantal: number) => `${stuks(aantal)} gemonteerd volgens een ouder advies`,
    uitleg: 'Het advies is daarna gewijzigd. Controleer of er iets bij of om moet.',
    oudNieuw: (oud: string, nieuw: string) => `${oud} → ${nieuw}`,
  },
} as const;
