import { beforeEach, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { NIEMAND, useVolgstand } from '@adviestool/state/volgstand';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { gevelvullingOf } from '../builders/showTabel.tsx';
import { CompacteLijst } from './CompacteLijst.tsx';
import { regelsOf } from './regelsOf.ts';

beforeEach(() => useVolgstand.setState(NIEMAND));

/** Shows a list of so many rows. @returns what is drawn of it */
const show = (merken: readonly string[]) => {
  const { projectGegevens } = buildProject();
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus: buildCatalogus() });
  const rijen = merken.map((merk) => rijOf(gevelvullingOf(merk)));
  render(
    <MemoryRouter>
      <CompacteLijst
        regels={regelsOf(rijen, null, new Set())}
        pathOf={({ id }) => `/${id}`}
        onFold={() => undefined}
      />
    </MemoryRouter>,
  );
  return { rijen, items: screen.getAllByRole('listitem') };
};

test('rows are as high as the letters of the browser ask, and fewer are drawn then', () => {
  const merken = Array.from({ length: 200 }, (_none, index) => `K${index}`);
  const { length: usual } = show(merken).items;
  cleanup();
  document.documentElement.style.fontSize = '32px';
  const { items } = show(merken);
  document.documentElement.style.fontSize = '';

  expect(items.slice(0, 2).map(({ style }) => [style.insetBlockStart, style.blockSize])).toEqual([
    ['0rem', '5rem'],
    ['5rem', '5rem'],
  ]);
  expect(items.length).toBeLessThan(usual);
});

test('a narrow row says who else is at it, for as long as that is so', () => {
  const {
    rijen,
    items: [eerste, tweede],
  } = show(['K01', 'K02']);
  expect(eerste?.textContent).not.toContain('hier is nu');
  const bart = { tab: 'tab-bart', uid: 2, name: 'Bart de Vries', plek: 'K01/detaillering' };
  act(() => useVolgstand.setState({ aanwezigen: [bart] }));
  expect(eerste?.textContent).toContain('K01 (hier is nu Bart de Vries)');
  expect(tweede?.textContent).not.toContain('hier is nu');
  // The name of the link stays that of the gevelvulling.
  expect(screen.getByRole('link', { name: rijen[0]?.naam })).toBeTruthy();
  act(() => useVolgstand.setState(NIEMAND));
  expect(eerste?.textContent).not.toContain('hier is nu');
});
