import type { RapportDocument } from '@adviestool/contract/rapporten';

import { bestellijstOf } from './bestellijstOf.ts';
import { etikettenOf } from './etikettenOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import type { Sjabloon } from './zetDeel.ts';

/** What is set in place of a report, and by which template. */
export const documentOf = (
  opdracht: RapportOpdracht,
  document: RapportDocument,
  onGedaan: (gedaan: number) => void,
): { sjabloon: Sjabloon; gegevens: object } =>
  document.soort === 'etiketten'
    ? { sjabloon: 'etiketten', gegevens: etikettenOf(opdracht, document, onGedaan) }
    : { sjabloon: 'lijst', gegevens: bestellijstOf(opdracht, document) };
