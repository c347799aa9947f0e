import type { ModelFault } from '../read/ModelFileError.ts';
import type { Afwijking } from './afwijking.ts';

/** Why a file is not written: `alGeschreven`, another program took over what was; `teruglezen`, it came back otherwise. */
export type TerugFoutCode = ModelFault | 'alGeschreven' | 'leeg' | 'teruglezen';

interface TerugFoutOptions extends ErrorOptions {
  /** What came back otherwise first. */
  afwijking?: Afwijking | undefined;
}

/** A file that cannot be written. */
export class TerugFout extends Error {
  override readonly name = 'TerugFout';
  readonly code: TerugFoutCode;
  readonly afwijking: Afwijking | undefined;

  constructor(code: TerugFoutCode, { afwijking, ...options }: TerugFoutOptions = {}) {
    super(`The file is not written: ${code}.`, options);
    this.code = code;
    this.afwijking = afwijking;
  }
}
