import type { OptionValue } from './fieldOption.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** A choice of two to four as cards, each with room for a picture and a description. */
export const RadioCardsField = <Value extends OptionValue>(props: RadioGroupProps<Value>) => (
  <RadioGroup {...props} layout="cards" />
);
