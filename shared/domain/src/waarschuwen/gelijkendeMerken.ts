import { merkSleutel, zichtbaarMerk } from '../velden/merkSleutel.ts';
import type { Waarschuwing } from './regels.ts';

/** Cyrillic and Greek letters that look as a Latin one in every common font, and that one, in turn; dashes and a hyphen likewise. */
const GELIJKEND =
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXаaеeоoрpсcуyхxіiјjѕsԁdһhԛqԜWԝwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνv\u2012-\u2013-\u2212-';

const LATIJNS = new Map(
  Array.from({ length: GELIJKEND.length / 2 }, (_leeg, index) => [
    GELIJKEND.charAt(2 * index),
    GELIJKEND.charAt(2 * index + 1),
  ]),
);

const GELIJKEND_LETTER = new RegExp(`[${[...LATIJNS.keys()].join('')}]`);

/** As a merk looks, whatever script its letters are of. */
const uiterlijkVan = (merk: string): string =>
  Array.from(zichtbaarMerk(merk).normalize(), (letter) => LATIJNS.get(letter) ?? letter).join('');

/** The letters that make a merk look as another one, in signs that nobody takes for others. */
const vreemdIn = (merk: string): string[] =>
  Array.from(merk).filter((letter) => LATIJNS.has(letter));

const nummerVan = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Merken of one project that look the same and differ by the script of a letter, told by both. */
export const gelijkendeMerken = (
  gevelvullingen: readonly { gevelvullingEnKaderData: { merk: string | null } }[],
): Waarschuwing[] => {
  const merken = gevelvullingen.map((one) => one.gevelvullingEnKaderData.merk?.trim() ?? '');
  // Of two that look the same one has such a letter: of thousands of merken hardly ever any has.
  if (!merken.some((merk) => GELIJKEND_LETTER.test(merk))) return [];
  const groepen = new Map<string, Map<string, string>>();
  for (const merk of merken) {
    const uiterlijk = uiterlijkVan(merk);
    const groep = groepen.get(uiterlijk) ?? new Map<string, string>();
    const sleutel = merkSleutel(merk);
    groepen.set(uiterlijk, groep.set(sleutel, groep.get(sleutel) ?? merk));
  }
  return [...groepen.values()]
    .filter(({ size }) => size > 1)
    .map((groep) => {
      const namen = [...groep.values()].map((merk) => {
        const vreemd = vreemdIn(merk).map((letter) => `${letter} is ${nummerVan(letter)}`);
        return vreemd.length === 0 ? `‘${merk}’` : `‘${merk}’ (${vreemd.join(', ')})`;
      });
      const tekst = `${new Intl.ListFormat('nl').format(namen)} zien er hetzelfde uit en zijn verschillende merken.`;
      return {
        code: 'MERKEN_GELIJKEND',
        veld: 'merk',
        soort: 'waarschuwing',
        tekst,
        melding: tekst,
      };
    });
};
