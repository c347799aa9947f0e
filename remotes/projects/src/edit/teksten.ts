import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';

export const teksten = {
  opgeslagen: 'Project opgeslagen.',
  maaktNiet: 'Met uw rol kunt u geen projecten maken.',
  aangemaakt: 'Project aangemaakt.',
  vooraf: 'Vooraf ingevuld door de adviestool: controleer of het klopt.',
  stuwdruk: (waarde: string) => `Extreme stuwdruk ${waarde}`,
  gevels: {
    toevoegen: 'Andere factor voor een gevel',
    uitleg:
      'Alleen als een gevel zeker in een andere zone ligt. Gevelvullingen krijgen hun gevel bij Gevelvulling en kader of uit de kozijnstaat.',
    rij: (nummer: number): string => `Gevel ${nummer}`,
    gevel: 'Gevel',
    factor: 'Windvormfactor van deze gevel',
    verwijder: (gevel: string): string =>
      gevel.trim() === '' ? 'Gevel weghalen' : `Gevel ${gevel} weghalen`,
  },
  catalogus: {
    legend: 'Producten',
    label: 'Catalogus',
    hulp: 'Met welke versie van de catalogus dit project wordt berekend. Kies een eerdere versie als een advies hetzelfde moet blijven. Met ‘steeds de nieuwste’ rekent het project altijd met de catalogus die in gebruik is.',
    nieuwste: ({ id, versie }: CatalogusNaam): string => `Steeds de nieuwste, nu ${id} ${versie}`,
    versie: ({ id, versie }: CatalogusNaam): string => `${id} ${versie}`,
    onbekend: ({ id, versie }: CatalogusNaam): string => `${id} ${versie} (niet te vinden)`,
  },
};
