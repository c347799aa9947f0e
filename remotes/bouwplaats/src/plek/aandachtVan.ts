import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import type { MontageStand } from '@adviestool/montage/montageStand';

import type { PlekRij } from './rijenVan.ts';
import { teksten } from './teksten.ts';

const { som, stand: woord } = teksten;

/** Something of a gevelvulling that somebody has to look at. */
interface Aandachtspunt {
  kind: 'bad' | 'warn';
  tekst: string;
}

/** What somebody has to look at, the worst first. */
export const aandachtVan = (
  { voldoet, waarschuwingen }: Pick<PlekRij, 'voldoet' | 'waarschuwingen'>,
  { ouderAdvies, uitBestand, overtollig, afwijkingen }: MontageStand,
): Aandachtspunt[] => {
  const punten: [boolean, Aandachtspunt][] = [
    [ouderAdvies > 0, { kind: 'bad', tekst: som.ouderAdvies(ouderAdvies) }],
    [voldoet === false, { kind: 'bad', tekst: woord.voldoetNiet }],
    [uitBestand > 0, { kind: 'warn', tekst: som.uitBestand(uitBestand) }],
    [overtollig > 0, { kind: 'warn', tekst: som.overtollig(overtollig) }],
    [afwijkingen > 0, { kind: 'warn', tekst: som.afwijkingen(afwijkingen) }],
    [waarschuwingen > 0, { kind: 'warn', tekst: adviesTeksten.waarschuwingen(waarschuwingen) }],
  ];
  return punten.flatMap(([isSo, punt]) => (isSo ? [punt] : []));
};
