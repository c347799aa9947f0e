import type { Catalogus } from '@adviestool/contract/catalogus';
import {
  detailleringDataSchema,
  gevelvullingEnKaderDataSchema,
  PLAATS_SOORTEN,
  type Gevelvulling,
  type GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { Standaard } from '@adviestool/contract/standaarden';
import { resetProductKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { cleanVelden } from '@adviestool/domain/velden/cleanVelden';
import { completeSchema } from '@adviestool/domain/velden/completeSchema';
import { detailleringSchemas, detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import {
  applyDetaillering,
  applyKader,
  createGevelvulling,
} from '@adviestool/domain/velden/gevelvulling';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { selectVelden, type Register } from '@adviestool/domain/velden/register';
import { withSoleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { applyStandaard, standaardOf } from '@adviestool/domain/velden/standaard';
import { chosenVariant, type VariantId } from '@adviestool/domain/velden/variants';
import { readPad, writePad } from '@adviestool/domain/velden/veldpad';
import { validateFilledWithZod } from '@adviestool/forms/validateWithZod';
import type { ValidationErrors } from 'final-form';
import { z } from 'zod';

const OWN = [
  'gevelvullingType',
  'merk',
  'aantal',
  'breedte',
  'hoogte',
  ...Object.keys(PLAATS_SOORTEN),
];

/** The frame data without what each gevelvulling has for itself. */
export const STANDAARD_KADER = selectVelden(
  KADER_REGISTER,
  KADER_REGISTER.velden.map(({ naam }) => naam).filter((naam) => !OWN.includes(naam)),
);

/** Frame data and detaillering side by side: no two fields of them have one name. */
export const standaardInvoerSchema = z.record(z.string(), z.unknown());

export type StandaardInvoer = z.infer<typeof standaardInvoerSchema>;

const kaderSchema = gevelvullingEnKaderDataSchema.partial();
const validateKader = validateFilledWithZod(completeSchema({ register: STANDAARD_KADER }));

/**
 * What the form shows of a standard; null: nothing is filled in yet.
 * @param supplier of the fasteners, when it needs no choice
 */
export const standaardInvoer = (
  type: GevelvullingType,
  standaard: Standaard | null,
  supplier: string | null,
): StandaardInvoer => ({
  ...withSoleSupplier(standaard?.gevelvullingEnKaderData ?? {}, supplier),
  ...standaard?.detailleringData,
  gevelvullingType: type,
});

/** What the input says of the fields; what is left open is null. */
const pickVelden = ({ velden }: Register, invoer: object): Record<string, unknown> => {
  const picked: Record<string, unknown> = {};
  for (const { pad } of velden) writePad(picked, pad, readPad(invoer, pad) ?? null);
  return picked;
};

/** The variant that the choices so far lead to; null while one of them is open. */
export const variantOfInvoer = (invoer: object): VariantId | null => {
  // The height is no choice, and may be no number yet.
  const keuzes = pickVelden(KADER_REGISTER, { ...invoer, gebouwHoogte: null });
  const kader = kaderSchema.safeParse(keuzes);
  return kader.success ? chosenVariant(kader.data) : null;
};

/** What is filled in must be right; what is open is asked of each gevelvulling. */
export const validateStandaard = (invoer: object): ValidationErrors => {
  const variant = variantOfInvoer(invoer);
  return {
    ...validateKader(invoer),
    ...(variant === null ? {} : validateFilledWithZod(detailleringSchemas[variant])(invoer)),
  };
};

interface ReadStandaard {
  type: GevelvullingType;
  /** What it is a change of: its products and distances stay as far as they are possible. */
  stored: Standaard | null;
  invoer: StandaardInvoer;
  catalogus: Catalogus;
}

/** The detaillering of the input as far as the frame data ask it: only that is checked. */
const withDetaillering = (gevelvulling: Gevelvulling, invoer: StandaardInvoer): Gevelvulling => {
  const variant = chosenVariant(gevelvulling.gevelvullingEnKaderData);
  if (variant === null) return gevelvulling;
  const asked = cleanVelden([detailleringVraagOf(variant)], invoer);
  return applyDetaillering(
    gevelvulling,
    detailleringDataSchema.parse(pickVelden(DETAILLERING_REGISTER, asked)),
  );
};

/** The standard that valid input makes, with what had to be reset in it. */
export const readStandaard = ({
  type,
  stored,
  invoer,
  catalogus,
}: ReadStandaard): { standaard: Standaard; messages: readonly string[] } => {
  const begin = createGevelvulling({ id: type, gevelvullingType: type });
  const before = stored === null ? begin : applyStandaard(begin, stored);
  const kader = applyKader(before, kaderSchema.parse(pickVelden(STANDAARD_KADER, invoer)));
  const { gevelvulling, messages } = resetProductKeuze({
    gevelvulling: withDetaillering(kader, invoer),
    catalogus,
  });
  return { standaard: standaardOf(gevelvulling), messages };
};
