/** What the mark before a source says of it (rekenmodel, first table). */
export const HERKOMST_LEGENDA = [
  { teken: '[N]', tekst: 'inhoud van een norm uit vakkennis; een constructeur bevestigt die' },
  { teken: '[B]', tekst: 'openbare bron, die genoemd wordt' },
  { teken: '[P]', tekst: 'aanname van dit rekenmodel' },
  { teken: '[S]', tekst: 'specificatie van het product' },
] as const;
