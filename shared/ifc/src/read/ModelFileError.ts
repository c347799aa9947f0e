/** Why a file gives no model. */
export type ModelFault =
  | 'geenIfc'
  | 'zipLeeg'
  | 'zipMeer'
  | 'zipGroot'
  | 'zipKapot'
  | 'xml'
  | 'onvolledig'
  | 'afgebroken'
  | 'opmerking'
  | 'schema'
  | 'voorlopig'
  | 'tussenversie'
  | 'project'
  | 'eenheid'
  | 'eenheidOnbekend'
  | 'teLang'
  | 'lezen';

/** A file that cannot be read as a building model. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError';
  readonly fault: ModelFault;

  constructor(fault: ModelFault, options?: ErrorOptions) {
    super(`The file gives no model: ${fault}.`, options);
    this.fault = fault;
  }
}
