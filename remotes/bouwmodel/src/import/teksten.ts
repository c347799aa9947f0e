import type { ImportAction, ImportFailure, ImportStrategy } from '@adviestool/contract/importQueue';
import type { ImportSummary } from '@adviestool/domain/import/importQueue';
import type { Modelkenmerk } from '@adviestool/domain/import/modelVerschillen';
import type { UpdateRegel } from '@adviestool/domain/import/planUpdate';
import type { Verlies } from '@adviestool/domain/import/verliesVan';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { Tone } from '@adviestool/ui/tone';

const KENMERKEN: Readonly<Record<Modelkenmerk, string>> = {
  bestand: 'de bestandsnaam',
  gebouw: 'het gebouw',
  terrein: 'het terrein',
  programma: 'het programma',
  auteur: 'de auteur',
};

const opsomming = (delen: readonly string[]): string =>
  delen.length < 2 ? delen.join('') : `${delen.slice(0, -1).join(', ')} en ${delen.at(-1) ?? ''}`;

/** What goes with a project, in a sentence. */
const verlies = ({ gevelvullingen, volledig, vastgesteld }: Verlies): string => {
  if (gevelvullingen === 0) return 'Er staan geen gevelvullingen in.';
  const delen = [
    volledig > 0 ? `${formatNumber(volledig)} volledig ingevuld` : null,
    vastgesteld > 0 ? `${formatNumber(vastgesteld)} met een vastgesteld advies` : null,
  ].filter((deel) => deel !== null);
  const waarvan = delen.length === 0 ? '' : `, waarvan ${opsomming(delen)}`;
  return `Verloren gaan ${formatGevelvullingen(gevelvullingen)}${waarvan}.`;
};

/** Of a gevelvulling of which both are said, and differ. */
interface Telling {
  merk: string | null;
  aantal: number;
  elementen: number;
}

const telling = ({ merk, aantal, elementen }: Telling): string =>
  `${merk === null ? 'een gevelvulling zonder merk' : `‘${merk}’`} noemt het model ${formatAantal(aantal, 'stuk', 'stuks')} en ${formatAantal(elementen, 'element', 'elementen')}`;

export const teksten = {
  titel: (aantal: number) => (aantal === 1 ? 'Project importeren' : 'Projecten importeren'),
  leeg: 'Er zijn geen projecten gevonden om te importeren.',
  lijst: 'Te importeren projecten',
  gevelvullingen: formatGevelvullingen,
  opzoeken: 'Wordt opgezocht…',
  nieuw: 'Nieuw',
  bestaat: 'Bestaat al',
  bestaandVan: (naam: string | null) =>
    naam === null
      ? 'Er is al een project van dit model, laatst bewerkt'
      : `Er is al een project van dit model: ‘${naam}’, laatst bewerkt`,
  inArchief: (naam: string | null) =>
    `${naam === null ? 'Een project' : `Het project ‘${naam}’`} van dit model staat in het archief. Haal het eruit om het bij te werken.`,
  keuze: (naam: string) => `Wat moet er met ‘${naam}’ gebeuren?`,
  overschrijvenUitleg: (weg: Verlies) =>
    `Het bestaande project wordt verwijderd, met alles wat daarin is ingevuld. Het nieuwe komt ervoor in de plaats. ${verlies(weg)}`,
  anderModel: (verschillen: readonly Modelkenmerk[]) =>
    `Dit kan een ander gebouw zijn: ${opsomming(verschillen.map((kenmerk) => KENMERKEN[kenmerk]))} ${verschillen.length === 1 ? 'verschilt' : 'verschillen'}. Kopieën van één sjabloon hebben hetzelfde kenmerk. Kies dan ‘Aanmaken als nieuw project’.`,
  welkProject: 'Bestaand project',
  vergelijking: {
    titel: 'Het model en het bestaande project',
    gegeven: 'Gegeven',
    model: 'Dit model',
    project: 'Bestaand project',
    naam: 'Naam',
    bestand: 'Bestand',
    bestandsdatum: 'Datum',
    gebouw: 'Gebouw',
    terrein: 'Terrein',
    programma: 'Programma',
    auteur: 'Auteur',
    gevelvullingen: 'Aantal',
    bewerkt: 'Bewerkt',
    verschilt: 'verschilt',
    onbekend: '–',
  },
  bijwerken: {
    uitleg:
      'Wat u hebt ingevuld blijft. Een vastgesteld advies blijft bewaard en wordt ‘Gewijzigd’ als de uitkomst verandert.',
    tabel: 'Wat er in het project verandert',
    keuzePerSoort: 'Overnemen per soort',
    overnemen: 'Overnemen',
    gevelvulling: 'Gevelvulling',
    wijziging: 'Wijziging',
    overnemenVan: (naam: string) => `${naam} overnemen`,
    zonderMerk: 'zonder merk',
    soorten: {
      nieuw: 'Nieuw',
      gewijzigd: 'Gewijzigd',
      vervallen: 'Vervallen',
      gelijk: 'Ongewijzigd',
    } satisfies Record<UpdateRegel['soort'], string>,
    aantal: (soort: string, aantal: number) => `${soort} (${formatNumber(aantal)})`,
    van: (oud: string | null, nieuw: string | null) => `${oud ?? 'leeg'} → ${nieuw ?? 'leeg'}`,
    afkomst: (merk: string) => `Was deel van ${merk} en begint met wat daar is ingevuld`,
    vervallen: 'Niet meer in het model; vink aan om deze te verwijderen',
    vastgesteld: 'Heeft een vastgesteld advies',
    verwijderd: (aantal: number, vast: number) =>
      `U verwijdert ${formatGevelvullingen(aantal)} uit het project${vast === 0 ? '' : `, waarvan ${formatNumber(vast)} met een vastgesteld advies`}.`,
    niets: 'Er is niets bij te werken: het model zegt niets nieuws van de gevelvullingen.',
    blijft: (aantal: number) =>
      `Bij ${formatGevelvullingen(aantal)} staat iets anders in het project dan in het model, en dat blijft staan`,
    blijftVan: (project: string | null, model: string | null) =>
      `${project ?? 'leeg'}, in het model ${model ?? 'leeg'}`,
    enNog: (aantal: number) => `en nog ${formatGevelvullingen(aantal)}`,
    vervaltDan: (aantal: number) =>
      `Bij het bijwerken vervallen gekozen producten van ${formatGevelvullingen(aantal)}. U leest dan:`,
    isVervallen: (aantal: number) =>
      `Van ${formatGevelvullingen(aantal)} zijn gekozen producten vervallen. Kies ze opnieuw.`,
    resetsOnbekend:
      'Of er gekozen producten vervallen, kon niet worden nagegaan. U leest het na het bijwerken.',
    alleTonen: (aantal: number) => `Alle ${formatNumber(aantal)} regels tonen`,
    hoogteTeLaag: (nu: string, hoogste: string) =>
      `De gebouwhoogte van het project is ${nu}, lager dan het hoogste punt in dit model. Voorstel: ${hoogste}. Het dak kan hoger zijn.`,
    hoogteOvernemen: (hoogste: string) => `Gebouwhoogte ${hoogste} overnemen`,
    geenHoogte: 'niet ingevuld',
    klaar: (nieuw: number, gewijzigd: number, weg: number) =>
      `${formatNumber(nieuw)} toegevoegd, ${formatNumber(gewijzigd)} gewijzigd, ${formatNumber(weg)} verwijderd.`,
  },
  bijgewerkt: 'Bijgewerkt',
  alsNieuw: 'Aanmaken als nieuw project',
  kiesStrategie: 'Kies wat er met dit project moet gebeuren.',
  nietOpgezocht: 'Dit project kan niet worden geïmporteerd',
  opnieuw: 'Opnieuw proberen',
  wachtrij: 'In de wachtrij',
  bezig: 'Bezig',
  geimporteerd: 'Geïmporteerd',
  overgeslagen: 'Overgeslagen',
  mislukt: 'Mislukt',
  annuleren: 'Annuleren',
  importeren: 'Importeren',
  afronden: 'Afronden',
  later: (aantal: number) =>
    aantal === 1
      ? 'Intussen is nog een project ontvangen. Na het afronden kiest u wat daarmee moet gebeuren.'
      : `Intussen zijn nog ${aantal} projecten ontvangen. Na het afronden kiest u wat daarmee moet gebeuren.`,
  voortgang: (gedaan: number, aantal: number) =>
    aantal === 1 ? 'Het project wordt geïmporteerd.' : `${gedaan} van ${aantal} projecten gedaan.`,
  strategie: {
    create: 'Aanmaken',
    overwrite: 'Overschrijven',
    update: 'Bijwerken',
    skip: 'Overslaan',
  } satisfies Record<ImportStrategy, string>,
  actie: {
    prepare: 'Wordt voorbereid…',
    delete: 'Het bestaande project wordt verwijderd…',
    create: 'Het project wordt aangemaakt…',
    connect: 'De koppeling met het bouwmodel wordt toegevoegd…',
    update: 'Het project wordt bijgewerkt…',
    undo: 'Wat is gedaan wordt teruggedraaid…',
  } satisfies Record<ImportAction, string>,
  uitkomst: {
    skipped: { kind: 'info', titel: 'Import overgeslagen' },
    success: { kind: 'ok', titel: 'Import succesvol' },
    error: { kind: 'bad', titel: 'Import mislukt' },
    partial: { kind: 'warn', titel: 'Import deels succesvol' },
  } satisfies Record<ImportSummary, { kind: Tone; titel: string }>,
  bijwerkenOvergeslagen:
    'Dit model zegt niet welke elementen het zijn. Bijwerken kan daarom niet: dit project wordt overgeslagen.',
  bijwerkenNietMogelijk: (naam: string) =>
    `Dit model zegt niet welke elementen het zijn; bijwerken kan daarom niet. Project ‘${naam}’ is overgeslagen.`,
  telverschil: (hoeveel: number, eerste: Telling) =>
    hoeveel === 1
      ? `Van ${telling(eerste)}. Controleer het aantal na het importeren.`
      : `Van ${formatGevelvullingen(hoeveel)} noemt het model een ander aantal dan het elementen heeft. Van ${telling(eerste)}. Controleer de aantallen na het importeren.`,
  typeNietOndersteund: (merk: string | null, type: string) =>
    merk === null
      ? `Een gevelvulling heeft een type dat niet wordt ondersteund: ‘${type}’.`
      : `Gevelvulling ‘${merk}’ heeft een type dat niet wordt ondersteund: ‘${type}’.`,
  nietTeGebruiken: (velden: string) => `Het bericht is niet te gebruiken. ${velden}`,
  meerDanEen:
    'Er zijn meerdere projecten met deze koppeling. Verwijder de koppeling bij alle projecten op één na.',
  intussenGewijzigd:
    'Het is bewerkt nadat het voor deze import was opgezocht. Stuur het model opnieuw om opnieuw te kiezen.',
  andereGebruiker: 'U bent uitgelogd of opnieuw ingelogd. Dit project is niet geïmporteerd.',
  /** The labels of what can be wrong in a message, by the names of the body. */
  velden: {
    name: 'Projectnaam',
    referentienummer: 'Referentienummer',
    werkadres: 'Werkadres',
    plaats_werkadres: 'Plaats werkadres',
    type: 'Soort koppeling',
    external_id: 'Koppeling',
  } satisfies Record<string, string>,
  nietGelukt: {
    prepare: null,
    delete: 'Het bestaande project kon niet worden verwijderd.',
    create: 'Het project kon niet worden aangemaakt.',
    connect: 'De koppeling met het bouwmodel kon niet worden toegevoegd.',
    update: 'Het project kon niet worden bijgewerkt.',
    undo: null,
  } satisfies Record<ImportFailure['action'], string | null>,
  oudProject: {
    kept: 'Het bestaande project is gebleven zoals het was.',
    restored: 'Het bestaande project is teruggezet.',
    deleted: 'Het bestaande project is verwijderd en kon niet worden teruggezet.',
    unknown: 'Het is niet zeker of het bestaande project is verwijderd.',
  } satisfies Record<NonNullable<ImportFailure['old']>, string>,
  nieuwProject: {
    gebleven: 'Het nieuwe project kon niet worden verwijderd en staat nog in de lijst.',
    onzeker:
      'Het is niet zeker of het nieuwe project is aangemaakt. Controleer de lijst met projecten.',
  },
};
