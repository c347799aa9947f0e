import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';

test('gevelvullingen without a merk are told apart wherever a report names one', () => {
  const [een, compleet] = manyGevelvullingen(2);
  if (een === undefined || compleet === undefined) throw new Error('There are two.');
  const { gevelvullingEnKaderData: kader } = een;
  const zonderMerk = ['1', '2'].map((bouwlaag, index) => ({
    ...een,
    detailleringData: {},
    gevelvullingEnKaderData: { ...kader, id: `g${index}`, merk: null, bouwlaag },
  }));
  const opdracht = buildRapportOpdracht([...zonderMerk, compleet]);
  const gegevens = rapportGegevensOf({ ...opdracht, bewijs: null });
  const namen = [
    gegevens.letOp[0]?.replace(/^.*: /, '').split('), ') ?? [],
    gegevens.overzicht.map(({ merk }) => merk),
    gegevens.gevelvullingen.map(({ naam }) => naam),
    gegevens.bouwlijst.letOp,
  ];
  for (const [eerste, ander] of namen) {
    expect([eerste, ander]).toEqual([
      expect.stringMatching(/\([\d.]+ × [\d.]+ mm, bouwlaag 1/),
      expect.stringMatching(/\([\d.]+ × [\d.]+ mm, bouwlaag 2/),
    ]);
  }
});
