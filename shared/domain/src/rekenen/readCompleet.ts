import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';

import { detailleringSchemas } from '../velden/detaillering.ts';
import { chosenVariant, kaderSchemas, type KaderCompleet } from '../velden/variants.ts';

type Ingevuld = Pick<Gevelvulling, 'gevelvullingEnKaderData' | 'detailleringData'>;

/** Frame data and detaillering that have passed the schemas of their variant. */
interface Compleet {
  readonly kader: KaderCompleet;
  readonly detaillering: DetailleringData;
}

/** Reads and checks the answers of a gevelvulling, or gives null while they are incomplete. */
export const readCompleet = ({
  gevelvullingEnKaderData,
  detailleringData,
}: Ingevuld): Compleet | null => {
  const variant = chosenVariant(gevelvullingEnKaderData);
  if (variant === null) return null;
  const kader = kaderSchemas[variant].safeParse(gevelvullingEnKaderData);
  const detaillering = detailleringSchemas[variant].safeParse(detailleringData);
  return kader.success && detaillering.success
    ? { kader: kader.data, detaillering: detaillering.data }
    : null;
};

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};

interface Gelezen {
  readonly detailleringData: DetailleringData;
  readonly compleet: Compleet | null;
}

const gelezen = new WeakMap<Gevelvulling['gevelvullingEnKaderData'], Gelezen>();

/**
 * As `readCompleet`, read once as long as the answers are the same objects: a change of project data or catalogue
 * leaves them. Answers and what was read of them are frozen, so that neither can become another than the other.
 */
export const compleetOf = (ingevuld: Ingevuld): Compleet | null => {
  const { gevelvullingEnKaderData, detailleringData } = ingevuld;
  const eerder = gelezen.get(gevelvullingEnKaderData);
  if (eerder?.detailleringData === detailleringData) return eerder.compleet;
  const compleet = readCompleet(ingevuld);
  [gevelvullingEnKaderData, detailleringData, compleet].forEach(freeze);
  gelezen.set(gevelvullingEnKaderData, { detailleringData, compleet });
  return compleet;
};
