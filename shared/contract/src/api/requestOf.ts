import type { z } from 'zod';

import type { NamesOf } from '../calls/call.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type ValuesOf<Path extends string> = Readonly<Record<NamesOf<Path>, string | number>>;

export interface Address<Path extends string> {
  method: ApiRequest<unknown>['method'];
  path: Path;
}

const fill = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replaceAll(/:(\w+)/g, (_all, name) => String(values[name]));

/** How a declared call is addressed, with these parameters. */
export const addressOf = <Path extends string>(
  { method, path }: Address<Path>,
  values: ValuesOf<Path>,
): Address<string> => ({ method, path: fill(path, values) });

/** What is asked of the transport for a declared call; of one that has two answers, `otherOf` it. */
export const requestOf = <Path extends string, T>(
  call: Address<Path> & { answer: z.ZodType<T> },
  values: ValuesOf<Path>,
): Address<string> & Pick<ApiRequest<T>, 'answer'> => ({
  ...addressOf(call, values),
  answer: call.answer,
});

/** Makes a call. @returns what it is answered with, without its headers @throws as `Transport.request` does */
export const ask = async <T>(api: Transport, request: ApiRequest<T>): Promise<T> =>
  (await api.request(request)).data;

/** A call that is asked for its other answer. */
export const otherOf = <Path extends string, T>({
  method,
  path,
  other,
}: Address<Path> & { other: z.ZodType<T> }) => ({ method, path, answer: other });
