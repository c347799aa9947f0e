import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import page from './page.tsx';

afterAll(hideNewerApis());

const ANNA = { uid: 3, naam: '=anna' };

const gebeurtenis = (id: number, change: object = {}) => ({
  id,
  soort: 'rol_gewijzigd',
  op: '2026-11-27T10:00:00Z',
  door: ANNA,
  over: { uid: 4, naam: 'bert' },
  project: null,
  details: { rol: 'company-moderator' },
  ...change,
});

const FIRST = [
  gebeurtenis(9),
  gebeurtenis(8, { soort: 'link_geopend', door: null, over: null, details: {} }),
  gebeurtenis(6, {
    soort: 'bedrijfslogin_geweigerd',
    door: null,
    over: null,
    details: { reden: 'domein' },
  }),
  gebeurtenis(5, {
    soort: 'project_verwijderd',
    over: null,
    project: { id: 11, naam: 'Kadehuis', weg: true },
    details: {},
  }),
  gebeurtenis(7, { soort: 'van_straks', project: { id: 12, naam: 'Havenkwartier' }, details: {} }),
];

const visit = (url = '/bedrijf/logboek', answered = async (): Promise<unknown> => undefined) => {
  const asked: unknown[] = [];
  const api = buildTransport(async ({ query }) => {
    asked.push(query);
    await answered();
    const isNext = query?.['voor'] === 7;
    return {
      gebeurtenissen: isNext ? [gebeurtenis(1, { soort: 'ingelogd' })] : FIRST,
      volgende: isNext ? null : 7,
      personen: [ANNA],
      dagen: 365,
    };
  });
  const { Component: renderContent, loader } = page(buildHost({ api }));
  const Content = () => <>{renderContent()}</>;
  const route = {
    path: '/bedrijf/logboek',
    Component: Content,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
  };
  const router = createMemoryRouter([route], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  return { asked, router };
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('each line says who did what to whom, in words', async () => {
  visit();
  const table = await screen.findByRole('table', { name: 'Gebeurtenissen' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*\d{2}:\d{2}/, ''))).toEqual([
    '=annaRol gewijzigdbert: Projectbeheerder–',
    'Niemand met een accountInzagelink geopend–',
    'Niemand met een accountNiet binnengelaten door de bedrijfslogine-mailadres van een ander domein–',
    '=annaProject verwijderdKadehuis',
    '=annavan_straksbertHavenkwartier',
  ]);
});

test('a project that is there is a link, and one that is gone is not', async () => {
  visit();
  expect(await screen.findByRole('link', { name: 'Havenkwartier' })).toHaveProperty(
    'pathname',
    '/project/12',
  );
  expect(screen.getByText('Kadehuis').closest('a')).toBeNull();
});

test('a filter stands in the address, is asked for, and begins at the newest', async () => {
  const { asked, router } = visit('/bedrijf/logboek?voor=7&over=onzin&vanaf=gisteren');
  await screen.findByRole('table', { name: 'Gebeurtenissen' });
  // Who is in the log says the newest page alone.
  expect(asked).toEqual([{ voor: 7 }, {}]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Soort' }), 'rechten');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Persoon' }), '=anna');
  await waitFor(() => expect(asked.at(-1)).toEqual({ over: 'rechten', wie: 3 }));
  expect(new URLSearchParams(router.state.location.search).has('voor')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Filter wissen' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
});

test('a filter that is chosen while the one before is on its way adds to it', async () => {
  const waiting: (() => void)[] = [];
  let isAway = false;
  const answered = async (): Promise<void> => {
    if (isAway) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const { asked } = visit('/bedrijf/logboek', answered);
  await screen.findByRole('table', { name: 'Gebeurtenissen' });
  isAway = true;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Soort' }), 'rechten');
  expect(screen.getByRole('combobox', { name: 'Soort' })).toHaveProperty('value', 'rechten');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Persoon' }), '=anna');
  isAway = false;
  for (const answer of waiting) answer();
  await waitFor(() => expect(asked.at(-1)).toEqual({ over: 'rechten', wie: 3 }));
});

/** When a day begins here. */
const day = (text: string): string => new Date(`${text}T00:00`).toISOString();

test('the last day of a period counts as a whole', async () => {
  const { asked } = visit('/bedrijf/logboek?vanaf=2026-11-01&tot=2026-11-02');
  await screen.findByRole('table', { name: 'Gebeurtenissen' });
  expect(asked).toEqual([{ vanaf: day('2026-11-01'), tot: day('2026-11-03') }]);
});

test('the file has every page, and no name in it is a formula', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:log';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { asked } = visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Als CSV opslaan' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const reader = new FileReader();
  const text = await new Promise<unknown>((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(blobs[0] ?? new Blob());
  });
  const lines = String(text).trim().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatch(/^\uFEFF?Moment \(Nederlandse tijd\);/);
  expect(lines[1]).toBe("2026-11-27 11:00:00;'=anna;Rol gewijzigd;bert;;Projectbeheerder");
  expect(asked).toEqual([{}, {}, { voor: 7 }]);
});
