import { expect, test } from '@jest/globals';
import { lijstBodySchema } from '@adviestool/contract/lijsten';
import { readKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';

import { antwoordenVan, kolommenVan } from './ingelezenLijsten.ts';

const KOP = ['Merk', 'Type', 'Breedte', 'Hoogte'];

const bodyOf = (koppen: readonly string[], type = 'kozijn') => {
  const rijen = [
    [...KOP, ...koppen],
    ['K1', type, 900, 2100, ...koppen.map(() => 'x')],
    ['K2', 'pui', 900, 2100],
  ];
  const gelezenBestand = readSpreadsheet(rijen.map((rij) => rij.join(';')).join('\n'));
  if (!gelezenBestand.gelukt) throw new Error('The list is a file.');
  const lijst = gelezenBestand.bestand.bladen[0]?.rijen ?? [];
  const { vragen } = readKozijnstaat(lijst);
  const antwoorden = Object.fromEntries(vragen.map(({ id }) => [id, 'kozijn']));
  const gelezen = readKozijnstaat(lijst, { antwoorden });
  return lijstBodySchema.parse({
    id: '00000000-0000-4000-8000-000000000000',
    bestand: 'lijst.xlsx',
    blad: null,
    sha256: null,
    rijen: gelezen.rijen.length,
    kolommen: kolommenVan(gelezen),
    antwoorden: antwoordenVan(gelezen),
  });
};

test('a list is kept with all of its columns', () => {
  expect(bodyOf(['Kleur']).kolommen).toEqual([
    { kop: 'Merk', veld: 'merk' },
    { kop: 'Type', veld: 'gevelvullingType' },
    { kop: 'Breedte', veld: 'breedte' },
    { kop: 'Hoogte', veld: 'hoogte' },
    { kop: 'Kleur', veld: null },
  ]);
});

test('a list of very many columns is kept with those that are used', () => {
  const koppen = Array.from({ length: 400 }, (_none, at) => `Parameter ${at}`);
  expect(bodyOf([...koppen, 'Gevel']).kolommen.map(({ kop }) => kop)).toEqual([...KOP, 'Gevel']);
});

test('a list is kept without the answer about a text that is very long', () => {
  const lang = 'aluminium vliesgevel '.repeat(14);
  expect(bodyOf([], lang).antwoorden).toEqual({ 'waarde:gevelvullingType:pui': 'kozijn' });
});
