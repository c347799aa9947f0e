/** Something that the calculation leaves out, and what its reader does about it. */
export interface NietGerekend {
  readonly wat: string;
  readonly doe: string;
}

/** What the tool does not calculate, as the report and the handbook have it. */
export const NIET_GEREKEND: readonly NietGerekend[] = [
  {
    wat: 'Moment en wrikken op de bevestigingsmiddelen',
    doe: 'De leverancier toetst de bevestiging voor de krachten bij het advies.',
  },
  {
    wat: 'Groepswerking en randeffecten van middelen in beton of metselwerk',
    doe: 'Volg de beoordeling (ETA) van het middel; houd de randafstand en de onderlinge afstand daarvan aan.',
  },
  {
    wat: 'Gescheurd beton',
    doe: 'De weerstand geldt voor het beton uit de bron van het product. Controleer of die voor gescheurd beton geldt.',
  },
  {
    wat: 'Excentriciteit van het gewicht van een HSB-element',
    doe: 'Laat de oplegging beoordelen als het element vóór de vloer uitsteekt.',
  },
  {
    wat: 'Lijnlast van personen op een lage borstwering',
    doe: 'Toets de borstwering en de bevestiging ervan afzonderlijk.',
  },
  {
    wat: 'Stootbelasting',
    doe: 'Vraag een beproeving of berekening waar mensen tegen de pui kunnen vallen.',
  },
  {
    wat: 'Een opening die de druk binnen bepaalt (dominante opening)',
    doe: 'Laat de windvormfactor bepalen als een gevel een grote opening heeft.',
  },
  { wat: 'Doorbuiging', doe: 'De leverancier van de gevelvulling toetst stijlen en dorpels.' },
  { wat: 'Brand', doe: 'Eisen aan brandwerendheid gelden ook voor de bevestiging.' },
  {
    wat: 'Aardbeving',
    doe: 'Laat het werk in een aardbevingsgebied door een constructeur beoordelen.',
  },
  { wat: 'Inbraakwerendheid', doe: 'Volg het certificaat van het kozijn voor de bevestiging.' },
  { wat: 'Corrosie', doe: 'Kies een hoekanker en middelen voor het klimaat, vooral aan de kust.' },
];
