import type { GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import type { Variant } from '@adviestool/contract/variant';

/** The supplier of fasteners that needs no choice: the only one, or the first when there is no choice. */
export const soleSupplier = ({ enabled, options }: Variant['fastenerSuppliers']): string | null => {
  const ids = Object.keys(options);
  return enabled && ids.length > 1 ? null : (ids[0] ?? null);
};

type Middelen = Partial<
  Pick<GevelvullingEnKaderData, 'gebruikBevestigingsmiddelen' | 'leverancierBevestigingsmiddelen'>
>;

/** Frame data with fasteners have the supplier that needs no choice, where they have none. */
export const withSoleSupplier = <Kader extends Middelen>(
  kader: Kader,
  supplier: string | null,
): Kader =>
  supplier !== null &&
  kader.gebruikBevestigingsmiddelen === true &&
  (kader.leverancierBevestigingsmiddelen ?? '') === ''
    ? { ...kader, leverancierBevestigingsmiddelen: supplier }
    : kader;
