export const teksten = {
  titel: 'Versie-informatie',
  uitleg: 'Stuur deze gegevens mee wanneer u contact opneemt met de technische ondersteuning.',
  release: 'Release',
  variant: 'Variant',
  host: 'Host',
  rekenmodel: 'Rekenmodel',
  nietBekend: 'niet bekend',
  metRekenmodel: (version: string, rekenmodel: string): string =>
    `${version}, rekenmodel ${rekenmodel}`,
  catalogus: 'Catalogus',
  onderdelen: 'Onderdelen',
  elders: (version: string, origin: string): string => `${version}, van ${origin}`,
  pagina: 'Pagina',
  browser: 'Browser',
  kopieren: 'Kopiëren',
  gekopieerd: 'Gekopieerd.',
  nietGekopieerd: 'Kopiëren is niet gelukt. Selecteer de gegevens en kopieer deze zelf.',
};
