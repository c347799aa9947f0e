// oxlint-disable typescript/no-unsafe-type-assertion -- a brand is made by asserting it, only here

declare const unit: unique symbol;

/** A number with its unit. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** A length in mm. */
export type Millimeter = Quantity<'mm'>;
/** A length in m. */
export type Meter = Quantity<'m'>;
/** An area in m². */
export type VierkanteMeter = Quantity<'m²'>;
/** A force in kN. */
export type Kilonewton = Quantity<'kN'>;

export const quantityOf = <Unit extends string>(value: number): Quantity<Unit> =>
  value as Quantity<Unit>;

export const millimeter = (value: number): Millimeter => quantityOf(value);
export const meter = (value: number): Meter => quantityOf(value);

/** Converts mm to m. */
export const meterFromMillimeter = (value: Millimeter): Meter => meter(value / 1000);
