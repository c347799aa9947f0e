import type { RapportDocument } from '@adviestool/contract/rapporten';

import type { Bijlage } from '../bewijs/bewijsOf.ts';
import { bestellijstOf } from './bestellijstOf.ts';
import { etikettenOf } from './etikettenOf.ts';
import { fotosVoorRapport, montageOf } from './montageOf.ts';
import { fotoPad } from './montageVan.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import type { Sjabloon } from './zetDeel.ts';

interface TeZetten {
  readonly sjabloon: Sjabloon;
  readonly gegevens: object;
  /** What the template draws. */
  readonly bestanden: readonly Bijlage[];
}

/** What is set in place of a report, and by which template. */
export const documentOf = (
  opdracht: RapportOpdracht,
  document: RapportDocument,
  onGedaan: (gedaan: number) => void,
): TeZetten => {
  switch (document.soort) {
    case 'etiketten':
      return {
        sjabloon: 'etiketten',
        gegevens: etikettenOf(opdracht, document, onGedaan),
        bestanden: [],
      };
    case 'bestellijst':
      return { sjabloon: 'lijst', gegevens: bestellijstOf(opdracht, document), bestanden: [] };
    case 'montage': {
      const fotos = opdracht.montage === undefined ? [] : fotosVoorRapport(opdracht.montage);
      return {
        sjabloon: 'lijst',
        gegevens: montageOf(opdracht),
        bestanden: fotos.map(({ id, bytes }) => ({
          naam: fotoPad(id),
          soort: 'image/jpeg',
          bytes,
          omschrijving: id,
        })),
      };
    }
    default:
      return document satisfies never;
  }
};
