import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';
import { nextMerkIn } from '@adviestool/domain/velden/nextMerk';

/** Characters of a merk. */
const MEESTE = 255;

/**
 * What a row is called that is kept apart from one with its merk: K-01a, K-01b behind K-01; behind a letter the
 * next one.
 * @param bezet the keys (`merkSleutel`) of what is taken
 */
export const apartMerk = (merk: string | null, bezet: ReadonlySet<string>): string | null => {
  const tekst = merk?.trim() ?? '';
  const eerste = `${tekst}a`;
  if (!/\d$/.test(tekst) || eerste.length > MEESTE) return nextMerkIn(merk, bezet);
  return bezet.has(merkSleutel(eerste)) ? nextMerkIn(eerste, bezet) : eerste;
};
