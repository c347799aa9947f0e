import type { KaderWaarden } from './variants.ts';

/** What frame data say of the elements of a building model that they are of. */
export type Modelgegevens = Pick<
  KaderWaarden,
  'externalId' | 'elementen' | 'hoogstePunt' | 'uitModel'
>;

/** Frame data without what says of which elements of a building model they are. */
export const withoutModel = <T extends KaderWaarden>({
  externalId: _externalId,
  elementen: _elementen,
  hoogstePunt: _hoogstePunt,
  uitModel: _uitModel,
  ...kader
}: T): Omit<T, keyof Modelgegevens> => kader;
