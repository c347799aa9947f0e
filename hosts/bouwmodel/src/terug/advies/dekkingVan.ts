import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

/** How many elements the model and the project do not both have. */
interface Dekking {
  /** Of the model, and of no gevelvulling: nobody advised on them. */
  zonderGevelvulling: number;
  /** Of a gevelvulling, and not in the model. */
  nietInModel: number;
}

/** Compares the elements of the model that is open with those that advices are about. */
export const dekkingVan = (
  gevelvullingen: readonly Pick<GevelvullingAdvies, 'elementen'>[],
  elementen: readonly { globalId: string }[],
): Dekking => {
  const geadviseerd = new Set(
    gevelvullingen.flatMap((each) => each.elementen.map(({ globalId }) => globalId)),
  );
  const inModel = new Set(elementen.map(({ globalId }) => globalId));
  return {
    zonderGevelvulling: [...inModel].filter((id) => !geadviseerd.has(id)).length,
    nietInModel: [...geadviseerd].filter((id) => !inModel.has(id)).length,
  };
};
