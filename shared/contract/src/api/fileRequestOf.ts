import { z } from 'zod';

import { addressOf, type Address, type ValuesOf } from './requestOf.ts';
import type { ApiRequest } from './transport.ts';

/** What is asked of the transport for a declared call that answers with a file. */
export const fileRequestOf = <Path extends string>(
  call: Address<Path>,
  values: ValuesOf<Path>,
): ApiRequest<Blob> => ({
  ...addressOf(call, values),
  accept: 'file',
  answer: z.custom<Blob>((value) => value instanceof Blob),
});
