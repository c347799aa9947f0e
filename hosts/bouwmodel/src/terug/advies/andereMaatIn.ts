import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { Element } from '@adviestool/ifc/bouwmodel';
import { isZelfdeMaat, maatVan } from '@adviestool/ifc/maat';

export type Gemeten = Pick<Element, 'globalId' | 'breedte' | 'hoogte' | 'maatverschil'>;

/**
 * The elements of a gevelvulling of which the model says another size than was advised, or none: neither what
 * their properties say nor what is drawn.
 */
export const andereMaatIn = <Each extends Gemeten>(
  gevelvulling: GevelvullingAdvies,
  inModel: ReadonlyMap<string, Each>,
): Each[] => {
  const advies = maatVan(gevelvulling);
  if (advies === null || gevelvulling.voldoet === null) return [];
  return gevelvulling.elementen
    .flatMap(({ globalId }) => inModel.get(globalId) ?? [])
    .filter((each) =>
      [each, ...Object.values(each.maatverschil ?? {})]
        .flatMap((size) => maatVan(size) ?? [])
        .every((maat) => !isZelfdeMaat(maat, advies)),
    );
};
