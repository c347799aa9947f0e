import type {
  BouwplaatsDagen,
  InzageDagen,
  InzageSoort,
  InzageStand,
} from '@adviestool/contract/inzage';
import { formatAantal } from '@adviestool/getallen/formatAantal';

export const teksten = {
  titel: 'Inzagelinks',
  uitleg:
    'Met een inzagelink leest iemand zonder account dit project: de adviezen met hun tekening, de bouwlijst en het rapport. Namen en adressen van personen ziet hij niet. Wie de link heeft, kan hem doorgeven.',
  uitlegBedrijf:
    'De links waarmee mensen zonder account een project van uw bedrijf kunnen lezen. Een link die niet meer werkt, blijft hier nog negentig dagen staan.',
  voorWie: 'Voor wie',
  voorWieUitleg: 'Dit zien alleen degene van wie het project is, projectbeheerders en beheerders.',
  geldig: 'Hoe lang geldig',
  waarvoor: 'Waarvoor',
  soort: {
    inzage: 'Meelezen',
    bouwplaats: 'Bouwplaats: lezen, afvinken en foto’s',
  } satisfies Record<InzageSoort, string>,
  voorBouwplaats: 'Bouwplaats',
  dagen: (dagen: InzageDagen | BouwplaatsDagen) => formatAantal(dagen, 'dag', 'dagen'),
  maken: 'Link maken',
  nieuw: {
    titel: 'De link is gemaakt',
    uitleg: 'Kopieer hem nu: hij wordt maar één keer getoond.',
    link: 'Inzagelink',
    kopieren: 'Link kopiëren',
    gekopieerd: 'De link is gekopieerd.',
    nietGekopieerd: 'Kopiëren is niet gelukt. De link is geselecteerd: kopieer hem zelf.',
  },
  tabel: 'Gemaakte links',
  kolom: {
    voorWie: 'Voor wie',
    project: 'Project',
    stand: 'Status',
    gebruikt: 'Laatst gebruikt',
    verloopt: 'Geldig tot',
    acties: 'Intrekken',
  },
  stand: {
    geldig: 'Geldig',
    verlopen: 'Verlopen',
    ingetrokken: 'Ingetrokken',
  } satisfies Record<InzageStand, string>,
  makerZonderRecht: (door: string) => `${door} mag dit project niet meer beheren`,
  zonderLabel: 'Zonder naam',
  nooit: 'nog niet',
  gemaakt: (op: string, door: string) => `gemaakt op ${op} door ${door}`,
  geen: 'Er zijn nog geen inzagelinks.',
  nietGeladen: 'De inzagelinks konden niet worden geladen.',
  geenRecht: 'U bent niet geautoriseerd om de inzagelinks van dit project te beheren.',
  opnieuw: 'Opnieuw proberen',
  intrekken: 'Intrekken',
  intrekkenVan: (label: string | null) =>
    label === null ? 'Link zonder naam intrekken' : `Link voor ${label} intrekken`,
  ingetrokken: 'De link is ingetrokken.',
  vraag: {
    titel: 'Link intrekken',
    tekst: 'Wie deze link heeft, kan het project dan niet meer lezen.',
    ja: 'Intrekken',
    nee: 'Annuleren',
  },
} as const;
