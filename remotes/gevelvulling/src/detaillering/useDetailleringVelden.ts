import {
  applicableDetailleringFields,
  type DetailleringVeld,
} from '@adviestool/domain/detaillering';
import type { VariantId } from '@adviestool/domain/variants';
import { useFieldValue } from '@adviestool/forms/useFieldValue';

import { readDetaillering } from './detailleringInput.ts';

/** The fields that apply to the choices in the form; renders only when a choice changes. */
export const useDetailleringVelden = (variant: VariantId): ReadonlySet<DetailleringVeld> =>
  applicableDetailleringFields(
    variant,
    readDetaillering({
      plaatsing: {
        onderzijde: useFieldValue('plaatsing.onderzijde'),
        bovenzijde: useFieldValue('plaatsing.bovenzijde'),
      },
      onderdorpel: useFieldValue('onderdorpel'),
      onderregel: useFieldValue('onderregel'),
      gewichtinvoer: useFieldValue('gewichtinvoer'),
    }),
  );
