import type { KaderWaarden } from './variants.ts';

/** What frame data say of the elements of a building model, or of the list, that they are of. */
export type Modelgegevens = Pick<
  KaderWaarden,
  'externalId' | 'elementen' | 'hoogstePunt' | 'uitModel' | 'lijst' | 'geteld'
>;

/** Frame data without what says of which elements of a building model, or of which list, they are. */
export const withoutModel = <T extends KaderWaarden>({
  externalId: _externalId,
  elementen: _elementen,
  hoogstePunt: _hoogstePunt,
  uitModel: _uitModel,
  lijst: _lijst,
  geteld: _geteld,
  ...kader
}: T): Omit<T, keyof Modelgegevens> => kader;

/** The same, but with the highest point: how high the building is, of which the wind depends, is of no element. */
export const withoutElementen = <T extends KaderWaarden>(
  kader: T,
): Omit<T, keyof Modelgegevens> & Pick<KaderWaarden, 'hoogstePunt'> => ({
  ...withoutModel(kader),
  ...(kader.hoogstePunt !== undefined && { hoogstePunt: kader.hoogstePunt }),
});
