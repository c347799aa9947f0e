import type { ModelFault } from '../read/ModelFileError.ts';

/** Why a file is not written: `alGeschreven`, another program took over what was; `teruglezen`, it came back otherwise. */
export type TerugFoutCode = ModelFault | 'alGeschreven' | 'leeg' | 'teruglezen';

/** A file that cannot be written. */
export class TerugFout extends Error {
  override readonly name = 'TerugFout';
  readonly code: TerugFoutCode;

  constructor(code: TerugFoutCode, options?: ErrorOptions) {
    super(`The file is not written: ${code}.`, options);
    this.code = code;
  }
}
