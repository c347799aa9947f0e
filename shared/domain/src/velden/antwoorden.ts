import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import {
  detailleringDataSchema,
  gevelvullingEnKaderDataSchema,
  type Gevelvulling,
} from '@adviestool/contract/gevelvulling';

import { detailleringSchemas } from './detaillering.ts';
import { DETAILLERING_REGISTER } from './detailleringVelden.ts';
import { applyDetaillering, applyKader } from './gevelvulling.ts';
import { KADER_REGISTER } from './kaderVelden.ts';
import { chosenVariant, kaderSchema } from './variants.ts';
import { writePad } from './veldpad.ts';

/** Answers to fields of frame data and detaillering, by the name of the field. */
export type Antwoorden = Readonly<Record<string, unknown>>;

interface Invoer {
  readonly kader: Record<string, unknown>;
  readonly detaillering: Record<string, unknown>;
}

/** What is filled in, with the answers in it. */
const withAntwoorden = (
  { gevelvullingEnKaderData, detailleringData }: Gevelvulling,
  antwoorden: Antwoorden,
): Invoer => {
  const kader: Record<string, unknown> = { ...gevelvullingEnKaderData };
  const detaillering: Record<string, unknown> = { ...detailleringData };
  for (const [naam, waarde] of Object.entries(antwoorden)) {
    const ofKader = KADER_REGISTER.bijNaam.get(naam);
    const ofDetaillering = DETAILLERING_REGISTER.bijNaam.get(naam);
    if (ofKader !== undefined) writePad(kader, ofKader.pad, waarde);
    else if (ofDetaillering !== undefined) writePad(detaillering, ofDetaillering.pad, waarde);
    else throw new Error(`There is no field ${naam}.`);
  }
  return { kader, detaillering };
};

/**
 * The gevelvulling with the answers, without what no longer applies.
 * @throws ZodError when an answer is of another type than its field; see `checkAntwoorden`.
 */
export const applyAntwoorden = (
  gevelvulling: Gevelvulling,
  antwoorden: Antwoorden,
): Gevelvulling => {
  const { kader, detaillering } = withAntwoorden(gevelvulling, antwoorden);
  return applyDetaillering(
    applyKader(gevelvulling, gevelvullingEnKaderDataSchema.parse(kader)),
    detailleringDataSchema.parse(detaillering),
  );
};

/** The Dutch message of each field, missing ones too, that a form would refuse, by its name. */
const refusedIn = ({ kader, detaillering }: Invoer): ReadonlyMap<string, string> => {
  const variant = chosenVariant(
    gevelvullingEnKaderDataSchema.partial().safeParse(kader).data ?? {},
  );
  const issues = [
    kaderSchema.safeParse(kader, { error: dutchErrorMap }).error,
    variant === null
      ? undefined
      : detailleringSchemas[variant].safeParse(detaillering, { error: dutchErrorMap }).error,
  ].flatMap((error) => error?.issues ?? []);
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const naam = path.join('.');
    if (!messages.has(naam)) messages.set(naam, message);
  }
  return messages;
};

const labelOf = (naam: string): string =>
  (KADER_REGISTER.bijNaam.get(naam) ?? DETAILLERING_REGISTER.bijNaam.get(naam))?.label ?? naam;

/** What the forms of a gevelvulling refuse, as they say it: fields with the same message in one line. */
export const listInvoerfouten = (gevelvulling: Gevelvulling): string[] => {
  const labels = new Map<string, string[]>();
  for (const [naam, message] of refusedIn(withAntwoorden(gevelvulling, {}))) {
    labels.set(message, [...(labels.get(message) ?? []), labelOf(naam)]);
  }
  return [...labels].map(([message, velden]) => `${velden.join(', ')}: ${message}`);
};

/** The Dutch message of each answer that its form would refuse, by the name of the field. */
export const checkAntwoorden = (
  gevelvulling: Gevelvulling,
  antwoorden: Antwoorden,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...refusedIn(withAntwoorden(gevelvulling, antwoorden))].filter(([naam]) => naam in antwoorden),
  );
