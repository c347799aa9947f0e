import { teksten as lijstTeksten } from '@adviestool/projectoverzicht/bouwlijst/teksten';

export const teksten = {
  ...lijstTeksten,
  bestellen: 'Bestellijst',
  afdrukken: 'Afdrukken',
  exporteren: 'Bouwlijst exporteren',
  leegUitleg:
    'De bouwlijst telt de hoekankers en bevestigingsmiddelen van elke gevelvulling waarvan het advies gereed is.',
} as const;
