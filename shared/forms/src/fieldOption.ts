import type { ReactNode } from 'react';

export type OptionValue = string | number | boolean;

/** A choice of a select or a group of radio buttons. */
export interface FieldOption<Value extends OptionValue> {
  value: Value;
  label: string;
}

/** A choice of a group of radio buttons, with room to explain. */
export interface RadioOption<Value extends OptionValue> extends FieldOption<Value> {
  description?: ReactNode;
  /** A small drawing of the choice; the label says the same. */
  picture?: ReactNode;
}
