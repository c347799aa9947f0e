import type { Variant } from '@adviestool/contract/variant';

/** The supplier of fasteners that needs no choice: the only one, or the first when there is no choice. */
export const soleSupplier = ({ enabled, options }: Variant['fastenerSuppliers']): string | null => {
  const ids = Object.keys(options);
  return enabled && ids.length > 1 ? null : (ids[0] ?? null);
};
