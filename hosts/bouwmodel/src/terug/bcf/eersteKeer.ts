import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

/*
 * A topic that is exported again is the same one, changed: it keeps the date at which it was made. Nothing
 * of the advices says that date, so this browser keeps it, by the guid of the topic.
 */

const SLEUTEL = 'bcf-onderwerpen';
/** Topics whose dates are kept; the oldest make place. */
const MEESTE = 5000;

const schema = z.record(z.string(), z.string());

const storage = () => openStorage('local', 'bouwmodel');

/** RFC 3339: when each topic was exported first, as far as this browser knows. */
export const readEersteKeer = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(storage().read(SLEUTEL, schema) ?? {}));

/** Keeps that topics were exported, unless they were before. */
export const keepEersteKeer = (guids: readonly string[], moment: string): void => {
  const known = readEersteKeer();
  const added = guids.filter((guid) => !known.has(guid)).map((guid) => [guid, moment] as const);
  storage().write(SLEUTEL, Object.fromEntries([...known, ...added].slice(-MEESTE)));
};
