import { SLOTS, type SlotName } from '@adviestool/contract/slots';

import { log } from '../log/log.ts';

const offer = (): (() => void) => () => undefined;

/** Says in the log what a page gives a place that the contract does not say of it. */
export const checkSlotProps = (name: SlotName, props: object): void => {
  // Each part gets an `offer` of its own.
  const { error } = SLOTS[name].props.safeParse({ ...props, offer });
  if (error !== undefined) log('error', `The place ${name} gets other props than it has.`, error);
};
