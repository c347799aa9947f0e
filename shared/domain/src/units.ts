// oxlint-disable typescript/no-unsafe-type-assertion -- a brand is made by asserting it, only here

declare const unit: unique symbol;

type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** A length in mm. */
export type Millimeter = Quantity<'mm'>;
/** A length in m. */
export type Meter = Quantity<'m'>;
/** An area in m². */
export type VierkanteMeter = Quantity<'m²'>;
/** A force in kN. */
export type Kilonewton = Quantity<'kN'>;
/** A load in kN/m². */
export type KilonewtonPerVierkanteMeter = Quantity<'kN/m²'>;

export const millimeter = (value: number): Millimeter => value as Millimeter;
export const meter = (value: number): Meter => value as Meter;
export const vierkanteMeter = (value: number): VierkanteMeter => value as VierkanteMeter;
export const kilonewton = (value: number): Kilonewton => value as Kilonewton;
export const kilonewtonPerVierkanteMeter = (value: number): KilonewtonPerVierkanteMeter =>
  value as KilonewtonPerVierkanteMeter;

/** Converts mm to m. */
export const meterFromMillimeter = (value: Millimeter): Meter => meter(value / 1000);
