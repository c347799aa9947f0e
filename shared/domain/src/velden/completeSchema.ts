import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { z } from 'zod';

import { fieldOf } from './onbekendeInvoer.ts';
import {
  applicableVelden,
  narrowVraag,
  offeredWaarden,
  type RegisterVeld,
  type Vraag,
} from './register.ts';
import { optionalTextSchema, requiredTextSchema } from './text.ts';
import type { Grenzen, Situatie } from './veld.ts';
import { readPad, writePad } from './veldpad.ts';

/** One problem is told: a whole number has bounds of its own, far beyond those of any field. */
const STOP = { abort: true } as const;

const numberSchema = ({ min, boven, max, stap }: Grenzen): z.ZodType => {
  let schema = z.number();
  if (min !== undefined) schema = schema.min(min, STOP);
  if (boven !== undefined) schema = schema.gt(boven, STOP);
  if (max !== undefined) schema = schema.max(max, STOP);
  if (stap === undefined) return schema;
  return stap === 1 ? schema.int() : schema.multipleOf(stap);
};

const textSchema = ({ optioneel, lengte = Number.POSITIVE_INFINITY }: RegisterVeld): z.ZodType =>
  optioneel === true
    ? optionalTextSchema.pipe(z.string().max(lengte).nullable())
    : requiredTextSchema.max(lengte);

/** What a complete field may hold: its kind within its bounds. */
export const schemaOfVeld = (veld: RegisterVeld, situatie?: Situatie | null): z.ZodType => {
  const { soort, optioneel = false } = veld;
  switch (soort) {
    case 'maat':
    case 'getal': {
      const schema = numberSchema(veld.grenzen ?? {});
      return optioneel ? schema.nullish() : schema;
    }
    case 'tekst':
      return textSchema(veld);
    case 'janee':
      return z.boolean();
    case 'keuze': {
      const schema = z.literal(offeredWaarden(veld, situatie));
      return optioneel ? schema.nullish() : schema;
    }
    default:
      return soort satisfies never;
  }
};

interface Eisen {
  /** Answers that the entity must have. */
  readonly vast?: Readonly<Record<string, OptieWaarde>>;
  /** What is stored beside the fields. */
  readonly ook?: Readonly<Record<string, z.ZodType>>;
}

/** The schema of all fields; each may be absent, for which of them are asked depends on the answers. */
function schemaOfVelden<Compleet>(
  vraag: Vraag,
  eisen: Eisen,
): z.ZodType<Compleet, Record<string, unknown>>;
function schemaOfVelden({ register, situatie }: Vraag, { vast = {}, ook = {} }: Eisen) {
  const shape: Record<string, z.ZodType> = { ...ook };
  const groups: Record<string, z.ZodObject> = {};
  for (const veld of register.velden) {
    const only = vast[veld.naam];
    const schema = only === undefined ? schemaOfVeld(veld, situatie) : z.literal(only);
    const [key = '', inner] = veld.pad;
    if (inner === undefined) {
      shape[key] = schema.optional();
    } else {
      const group = (groups[key] ?? z.object({})).extend({ [inner]: schema.optional() });
      groups[key] = group;
      shape[key] = group.optional();
    }
  }
  return z.object(shape);
}

/**
 * The schema of a complete entity: of the fields that apply to the answers given, so that a missing
 * conditional field is reported together with every other problem, each on its own path. What does not
 * apply is stripped. `Compleet` is what the fields promise together.
 */
export const completeSchema = <Compleet>(vraag: Vraag, eisen: Eisen = {}): z.ZodType<Compleet> => {
  const gesteld = narrowVraag(vraag);
  const beside = Object.keys(eisen.ook ?? {});
  const ask = (input: unknown): Record<string, unknown> => {
    const asked: Record<string, unknown> = {};
    for (const key of beside) {
      const value = fieldOf(input, key);
      if (value !== undefined) asked[key] = value;
    }
    for (const veld of applicableVelden(gesteld, input)) {
      const value = readPad(input, veld.pad);
      // An answer that is missing is null, so that its schema refuses it.
      if (value !== undefined) writePad(asked, veld.pad, value);
      else if (veld.optioneel !== true || veld.soort === 'tekst') writePad(asked, veld.pad, null);
    }
    return asked;
  };
  return z.unknown().transform(ask).pipe(schemaOfVelden<Compleet>(gesteld, eisen));
};
