export const GEVOLGKLASSE_UITLEG = {
  woning: 'Gevolgklasse CC1. Kies bij vier of meer bouwlagen kantoor of woongebouw.',
  kantoorWoongebouw: 'Gevolgklasse CC2: kantoren, hotels en woongebouwen.',
  openbaarGebouw: 'Gevolgklasse CC3: gebouwen met een publieksfunctie.',
} as const;

export const GEBOUWHOOGTE_UITLEG =
  'Boven maaiveld. Boven 70 m wordt altijd met gevolgklasse CC3 gerekend.';

export const WINDGEBIED_UITLEG = {
  1: 'Markermeer, IJsselmeer, Waddenzee, Wadden\u00adeilanden en Noord-Holland ten noorden van Heemskerk, Uitgeest, Wormerland, Purmerend en Edam-Volendam.',
  2: 'De rest van Noord-Holland, het vasteland van Groningen en Friesland, Flevoland, Zuid-Holland en Zeeland.',
  3: 'Drenthe, Overijssel, Gelderland, Utrecht, Noord-Brabant en Limburg.',
} as const;

export const TERREIN_UITLEG =
  'Onbebouwd is het uitgangspunt. Kies bebouwd alleen als dat is aangetoond.';

export const WINDVORMFACTOR_UITLEG =
  '1,4 hoekzone, 1,1 druk, 1,0 middenzone, 0,7 overige gevel. Van 0 tot 1,4 in stappen van 0,1.';

export const NIET_OPGESLAGEN = 'Het project is niet opgeslagen. Uw invoer is bewaard.';

export const GEWIJZIGD_ELDERS =
  'Dit project is intussen door iemand anders of in een ander venster gewijzigd. Bewaart u uw versie, dan vervangt die de projectgegevens van de ander. Laadt u de nieuwste versie, dan vervalt uw invoer.';

export const ELDERS_OPGESLAGEN =
  'Dit project is in een ander venster opgeslagen. Uw invoer staat nog op het scherm; bij het opslaan kiest u welke versie blijft.';

export const NIET_OPGESLAGEN_INVOER =
  'U hebt invoer die nog niet is opgeslagen. Verlaat u de pagina, dan gaat die verloren.';
