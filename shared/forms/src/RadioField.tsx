import type { OptionValue } from './fieldOption.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** A choice of a few short words on one line. */
export const RadioField = <Value extends OptionValue>(props: RadioGroupProps<Value>) => (
  <RadioGroup {...props} layout="inline" />
);
