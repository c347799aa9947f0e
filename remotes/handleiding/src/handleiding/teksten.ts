import { formatAantal } from '@adviestool/getallen/formatAantal';

export const teksten = {
  titel: 'Handleiding',
  inleiding:
    'Hoe u met de Adviestool werkt, van de eerste gevelvulling tot het rapport, en waar u zelf op moet letten.',
  inhoud: 'Inhoud',
  zoeken: 'Zoeken in de handleiding',
  zoekvoorbeeld: 'Bijvoorbeeld gebouwhoogte',
  gevonden: (aantal: number) => `${formatAantal(aantal, 'plaats', 'plaatsen')} gevonden.`,
  gevondenTitel: 'Gevonden',
  nietsGevonden:
    'Nergens in de handleiding staan al deze woorden. Zoek met één woord, of met een deel ervan.',
  afdrukken: 'Hoofdstuk afdrukken',
  hoofdstukken: 'Vorig en volgend hoofdstuk',
  vorige: 'Vorige',
  volgende: 'Volgende',
  onbekend: 'Dit hoofdstuk is er niet.',
  naarInhoud: 'Naar de inhoud',
  beeldOpenen: '(opent de afbeelding in een nieuw tabblad)',
} as const;
