import type { ModelFault } from '../read/ModelFileError.ts';
import type { Afwijking } from './afwijking.ts';

/**
 * Why a file is not written: `alGeschreven`, another program took over what was; `leeg`, it has none of the
 * elements; `dubbel`, it has more than one of each that it has, or several gevelvullingen have each; `teruglezen`, it came back otherwise.
 */
export type TerugFoutCode = ModelFault | 'alGeschreven' | 'leeg' | 'dubbel' | 'teruglezen';

interface TerugFoutOptions extends ErrorOptions {
  /** What came back otherwise first. */
  afwijking?: Afwijking | undefined;
  /** GlobalIds of `dubbel`. */
  dubbel?: readonly string[] | undefined;
}

/** A file that cannot be written. */
export class TerugFout extends Error {
  override readonly name = 'TerugFout';
  readonly code: TerugFoutCode;
  readonly afwijking: Afwijking | undefined;
  readonly dubbel: readonly string[];

  constructor(code: TerugFoutCode, { afwijking, dubbel = [], ...options }: TerugFoutOptions = {}) {
    super(`The file is not written: ${code}.`, options);
    this.code = code;
    this.afwijking = afwijking;
    this.dubbel = dubbel;
  }
}
