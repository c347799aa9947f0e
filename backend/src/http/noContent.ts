import { z } from 'zod';

/** The answer of a call that has nothing to say. */
export const noContentSchema = z.undefined();
