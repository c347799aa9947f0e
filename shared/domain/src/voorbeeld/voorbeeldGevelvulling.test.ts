import { expect, test } from '@jest/globals';

import { detailleringSchemas } from '../velden/detaillering.ts';
import { kaderSchemas, keuzesOf, VARIANT_IDS, VARIANT_TRAITS } from '../velden/variants.ts';
import { voorbeeldGevelvulling } from './voorbeeldGevelvulling.ts';

test.each(VARIANT_IDS)('an example of %s is complete, whatever is asked', (variant) => {
  const { gevelvullingEnKaderData, detailleringData } = voorbeeldGevelvulling({
    id: 'a',
    ...keuzesOf(VARIANT_TRAITS[variant]),
  });
  expect(kaderSchemas[variant].safeParse(gevelvullingEnKaderData).error).toBeUndefined();
  expect(detailleringSchemas[variant].safeParse(detailleringData).error).toBeUndefined();
});

test('what is given stays, and what it makes askable is answered from the registry', () => {
  const { detailleringData } = voorbeeldGevelvulling(
    { id: 'a', gevelvullingType: 'schuifpui', breedte: 4800 },
    { onderdorpel: 'laagReliëfDorpel', gewichtinvoer: 'glasgewicht' },
  );
  expect(detailleringData).toMatchObject({ onderdorpel: 'laagReliëfDorpel', glasgewicht: 0 });
  expect(detailleringData.maximaleHartOpHartMaatLaagReliefDorpel).toBeGreaterThan(0);
  expect(detailleringData).not.toHaveProperty('totaalgewicht');
});
