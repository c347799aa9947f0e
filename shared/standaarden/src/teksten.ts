import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Wijziging } from '@adviestool/contract/wijziging';
import { formatDateTime } from '@adviestool/ui/format';

/** The types in the plural. */
const SOORTEN = {
  kozijn: 'kozijnen',
  schuifpui: 'schuifpuien',
  hsb: 'HSB-elementen',
} satisfies Record<GevelvullingType, string>;

/** Whose change of the standards it was; null: that is not known. */
const wijzigingTekst = (wijziging: Wijziging | null): string =>
  wijziging === null
    ? 'Deze standaard is door iemand anders of in een ander venster opgeslagen.'
    : `De standaarden zijn op ${formatDateTime(new Date(wijziging.op))} door ${wijziging.door.name} gewijzigd.`;

export const teksten = {
  titel: 'Standaarden',
  uitlegProject:
    'Nieuwe gevelvullingen en de rijen van een kozijnstaat beginnen met de standaard van hun type. Wat er al is, verandert niet.',
  titelBedrijf: 'Standaarden van het bedrijf',
  uitlegBedrijf:
    'Nieuwe projecten beginnen met deze standaarden. Bestaande projecten veranderen niet.',
  alleenBeheerder: 'Alleen een beheerder van het bedrijf kan deze standaarden wijzigen.',
  van: (type: GevelvullingType) => `Standaard voor ${SOORTEN[type]}`,
  geen: 'Nog geen standaard.',
  leeg: 'In deze standaard is nog niets ingevuld.',
  invullen: 'Invullen',
  wijzigen: 'Wijzigen',
  verwijderen: 'Verwijderen',
  knop: (actie: string, type: GevelvullingType) => `${actie}: standaard voor ${SOORTEN[type]}`,
  opslaan: 'Standaard opslaan',
  opgeslagen: (type: GevelvullingType) => `Standaard voor ${SOORTEN[type]} opgeslagen.`,
  verwijderd: (type: GevelvullingType) => `Standaard voor ${SOORTEN[type]} verwijderd.`,
  geenRecht: 'U mag deze standaarden niet wijzigen.',
  eerstKeuzes: 'Beantwoord eerst de vragen hierboven; daarna volgt de detaillering.',
  antwoorden: (type: GevelvullingType) => `Antwoorden voor ${SOORTEN[type]}`,
  antwoordenUitleg:
    'Wat u hier invult, geldt voor alle rijen van dit type die er zelf niets over zeggen. Open laten mag.',
  overnemenVan: (type: GevelvullingType) => `Overnemen van ${SOORTEN[type]}`,
  bewaren: 'Bewaren als standaard van dit project',
  toepassen: 'Toepassen',
  openLaten: 'Alles mag open blijven. Wat u invult, krijgt elke nieuwe gevelvulling van dit type.',
  producten:
    'De gekozen producten blijven, voor zover zij passen. Andere producten neemt u over van een gevelvulling met ‘Als standaard gebruiken’.',
  verwijderVraag: (type: GevelvullingType) => ({
    title: `Standaard voor ${SOORTEN[type]} verwijderen`,
    text: 'Nieuwe gevelvullingen van dit type beginnen dan leeg. Wat er al is, verandert niet.',
    confirm: 'Standaard verwijderen',
    cancel: 'Annuleren',
    destructive: true,
  }),
  vervangVraag: (type: GevelvullingType, naam: string) => ({
    title: `Standaard voor ${SOORTEN[type]} vervangen`,
    text: `Dit project heeft al een standaard voor ${SOORTEN[type]}. Die wordt vervangen door alles van ‘${naam}’ behalve merk, aantal en maten.`,
    confirm: 'Standaard vervangen',
    cancel: 'Annuleren',
  }),
  geenType: 'Kies eerst het type van deze gevelvulling.',
  conflict: (wijziging: Wijziging | null) => ({
    title: 'Standaard is intussen gewijzigd',
    text: `${wijzigingTekst(wijziging)} Bewaart u uw versie, dan komt die daarvoor in de plaats. Laadt u de nieuwste versie, dan vervalt uw wijziging.`,
    confirm: 'Mijn versie bewaren',
    cancel: 'Nieuwste versie laden',
  }),
} as const;
