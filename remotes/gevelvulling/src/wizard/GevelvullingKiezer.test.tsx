import { afterEach, expect, test } from '@jest/globals';
import { buildGevelvullingOf } from '@adviestool/domain/builders/buildGevelvullingOf';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { GevelvullingKiezer } from './GevelvullingKiezer.tsx';

afterEach(cleanup);

test('those without a merk can be told apart', () => {
  const gevelvullingen = ['1', '2'].map((bouwlaag) =>
    buildGevelvullingOf('kozijnPrefab', { id: bouwlaag, merk: null, bouwlaag }),
  );
  render(
    <MemoryRouter>
      <GevelvullingKiezer
        gevelvullingen={gevelvullingen}
        current={null}
        pathOf={() => '/'}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(
    screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('bouwlaag 1)'), expect.stringContaining('bouwlaag 2)')]);
});
