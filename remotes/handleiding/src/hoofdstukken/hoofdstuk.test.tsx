import { expect, test } from '@jest/globals';

import { adresVan, readHoofdstuk, samenvattingVan } from './hoofdstuk.ts';

const hoofdstuk = readHoofdstuk('wind', () => (
  <>
    <h1 id="de-wind">De wind</h1>
    {'\n'}
    <p>
      Wind <strong>duwt</strong> en zuigt. Beide tellen.
    </p>
    <h2 id="de-hoogte">De hoogte</h2>
    <ul>
      {'\n'}
      <li>
        <p>Meet tot het dak.</p>
      </li>
      <li>Niet tot de goot.</li>
    </ul>
    <table>
      <thead>
        <tr>
          <th>Gebied</th>
          <th>Waar</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>III</td>
          <td>Utrecht</td>
        </tr>
      </tbody>
    </table>
  </>
));

test('a chapter has the title and the paragraphs of its text, in sentences', () => {
  expect(hoofdstuk.titel).toBe('De wind');
  expect(hoofdstuk.paragrafen).toEqual([
    { id: null, titel: 'De wind', zinnen: ['Wind duwt en zuigt.', 'Beide tellen.'] },
    {
      id: 'de-hoogte',
      titel: 'De hoogte',
      zinnen: ['Meet tot het dak.', 'Niet tot de goot.', 'III: Utrecht'],
    },
  ]);
});

test('what it is about is its first sentence', () => {
  expect(samenvattingVan(hoofdstuk)).toBe('Wind duwt en zuigt.');
});

test('its address has the paragraph as its hash', () => {
  expect(adresVan(hoofdstuk)).toBe('/handleiding/wind');
  expect(adresVan(hoofdstuk, 'de-hoogte')).toBe('/handleiding/wind#de-hoogte');
});
