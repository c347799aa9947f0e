import type { Catalogus } from '@adviestool/contract/catalogus';

/** The warning that goes with a catalogue of examples; null for real products. */
export const letOpOf = ({ _let_op: letOp }: Catalogus): string | null => letOp ?? null;
