import { detailleringDataSchema } from '@adviestool/contract/gevelvulling';

import { stepInput } from '../wizard/stepInput.ts';

/** The detaillering as the form holds it, and what that says: nothing is required yet. */
export const { input: detailleringInputSchema, read: readDetaillering } =
  stepInput(detailleringDataSchema);
