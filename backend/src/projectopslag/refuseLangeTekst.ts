import { LANGSTE_TEKST, type LangeTekst } from '@adviestool/contract/langsteTekst';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { invalidBody, readable } from '../http/validation.ts';
import { langeTeksten } from '../projectinhoud/langeTeksten.ts';
import { parseStored } from '../projectinhoud/parseStored.ts';
import { valueAt } from '../http/requestBody.ts';

/** Problems that are named; of the rest there is no end to read. */
const MOST = 20;
/** A gevelvulling of a list, or the type whose standard it is, as its user knows it. */
const waarOf = (lijst: unknown, [eerste = '']: LangeTekst['pad']): string => {
  if (typeof eerste === 'string') return `de standaard van ${readable(eerste)}`;
  const merk = valueAt(lijst, `${eerste}.gevelvullingEnKaderData.merk`);
  return typeof merk === 'string' && merk.trim() !== ''
    ? `gevelvulling ${readable(merk.trim())}`
    : `gevelvulling ${eerste + 1}`;
};

const watOf = ({ pad, isNaam }: LangeTekst): string => {
  if (isNaam) return 'De naam van een veld';
  // Beside the steps stand fields of the gevelvulling itself.
  const name = pad.slice(pad.length > 2 ? 2 : 1).join('.');
  return `‘${KADER_REGISTER.bijNaam.get(name)?.label ?? readable(name)}’`;
};

/**
 * Refuses texts that are longer than may be, whichever way they come in, and says which; what is stored by now
 * (`eerder`) may stay.
 * @param text JSON of gevelvullingen or of standards
 * @throws HttpProblem 422
 */
export const refuseLangeTekst = (text: string, eerder = ''): void => {
  const lang = langeTeksten(text, eerder);
  if (lang.length === 0) return;
  const waarden = parseStored(text);
  const lines = lang
    .slice(0, MOST)
    .map(
      (each) =>
        `${watOf(each)} van ${waarOf(waarden, each.pad)} is te lang: ${formatNumber(each.tekst.length)} tekens, en het mogen er ${formatNumber(LANGSTE_TEKST)} zijn.`,
    );
  const more = lang.length - lines.length;
  throw invalidBody([...lines, ...(more > 0 ? [`En nog ${more} andere.`] : [])].join('\n'));
};
