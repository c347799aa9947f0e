import { expect, test } from '@jest/globals';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { CatalogusGevolgen } from '@adviestool/contract/catalogusGevolgen';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

const NU = { id: 'proef', versie: '1' };
const EERDER = { id: 'proef', versie: '0' };
const VISIT = { path: '/bedrijf/gevolgen', url: '/bedrijf/gevolgen' };

const project = (id: number, gevolgen: Partial<CatalogusGevolgen> | null) => ({
  id,
  name: `Project ${id}`,
  catalogus: null,
  gevolgen: gevolgen && {
    adviezen: 10,
    wijzigt: 0,
    voldoet_niet_meer: 0,
    voldoet_weer: 0,
    vastgesteld_gewijzigd: 0,
    ...gevolgen,
  },
});

/** Two pages of projects; `asked` has the query of each call. */
const setUp = (pages: ReturnType<typeof project>[][], failures = 0) => {
  const asked: unknown[] = [];
  let failing = failures;
  const host = buildHost({
    catalogus: { ...buildCatalogusPort(), list: async () => [NU, EERDER] },
    api: buildTransport(({ query }) => {
      asked.push(query);
      if (failing > 0) {
        failing -= 1;
        throw buildHttpError(500);
      }
      const projecten = pages[Number(query?.['page'])] ?? [];
      const total_items = pages.flat().length;
      const pager = { current_page: 0, total_items, total_pages: pages.length, items_per_page: 2 };
      return { pager, projecten };
    }),
  });
  return { asked, router: renderPage(page(host), VISIT) };
};

test('all projects are worked out page after page, and those in which something changes are listed', async () => {
  const { asked } = setUp([
    [project(1, { wijzigt: 4, voldoet_niet_meer: 2, vastgesteld_gewijzigd: 1 }), project(2, {})],
    [project(3, { wijzigt: 3, voldoet_weer: 3, voldoet_weer_gewaarschuwd: 2 }), project(4, null)],
  ]);

  await screen.findByText(
    '7 van 30 adviezen wijzigen, in 2 projecten. 2 adviezen voldoen niet meer. 1 vastgesteld advies komt anders uit.',
  );
  expect(asked).toEqual([
    { van: 'proef/0', naar: 'proef/1', page: 0 },
    { van: 'proef/0', naar: 'proef/1', page: 1 },
  ]);
  const table = screen.getByRole('table', { name: 'Projecten waarin een advies wijzigt' });
  expect(within(table).getAllByRole('link')).toHaveLength(2);
  expect(within(table).getByRole('link', { name: 'Project 1' })).toHaveProperty(
    'search',
    '?toestand=gewijzigd',
  );
  within(table).getByRole('cell', { name: '3 waarvan 2 met waarschuwing' });
  screen.getByText('1 project kan niet worden doorgerekend.');
});

test('another step is worked out anew and stands in the address', async () => {
  const { asked, router } = setUp([[project(1, {}), project(2, {})]]);
  await screen.findByText('2 projecten doorgerekend: geen advies wijzigt.');
  screen.getByText(/ projecten in het archief tellen niet mee\./);
  await userEvent.selectOptions(screen.getByLabelText('Naar catalogus'), 'proef/0');
  await waitFor(() => expect(asked.at(-1)).toEqual({ van: 'proef/0', naar: 'proef/0', page: 0 }));
  await screen.findByText('2 projecten doorgerekend: geen advies wijzigt.');
  expect(router.state.location.search).toBe('?van=proef%2F0&naar=proef%2F0');
});

test('what failed can be tried again', async () => {
  setUp([[project(1, {})]], 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('1 project doorgerekend: geen advies wijzigt.')).toBeTruthy();
});
