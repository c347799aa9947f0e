import { oneLine } from '../watch/oneLine.ts';
import { dubbeleSleutelIn } from './dubbeleSleutel.ts';

/** A value, or every problem with it as a line of text. */
export type Resultaat<T> =
  | { readonly success: true; readonly value: T }
  | { readonly success: false; readonly problemen: readonly string[] };

/** What is wrong with a file. */
export const failed = (naam: string, tekst: string): Resultaat<never> => ({
  success: false,
  problemen: [`${naam}: ${tekst}`],
});

/** Writes a path as `[3].gevelvulling.aantal`; of the whole document it is empty. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const BYTE_ORDER_MARK = '\uFEFF';

export const TWEE_KEER = 'Dit veld staat er twee keer.';

/** Reads JSON of which no value is lost. */
export const parseJson = (naam: string, text: string): Resultaat<unknown> => {
  try {
    const value: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
    const dubbel = dubbeleSleutelIn(text, value);
    return dubbel === null
      ? { success: true, value }
      : { success: false, problemen: [oneLine(`${naam}: ${dubbel}: ${TWEE_KEER}`)] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return failed(naam, 'Ongeldige JSON.');
  }
};
