import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ProjectRecord } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { openStorage } from '@adviestool/state/browserStorage';
import { rememberNewlyImported } from '@adviestool/state/newlyImported';
import type { Tone } from '@adviestool/ui/tone';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn } from '../builders/logIn.ts';
import page from './page.tsx';

type Call = Parameters<Parameters<typeof buildTransport>[0]>[0];

const SAMENVATTING: Samenvatting = {
  gevelvullingen: 60,
  gereed: 60,
  voldoet_niet: 0,
  gewijzigd: 0,
  hoekankers: 700,
};

const summaryOf = (
  overrides: Partial<ProjectRecord>,
  samenvatting: Samenvatting | null = SAMENVATTING,
) => ({ ...buildProjectRecord(overrides), samenvatting });

const answerWith = (names: readonly string[]) => ({
  pager: { current_page: 0, total_items: names.length, total_pages: 1, items_per_page: 20 },
  projects: { full: names.map((name, index) => summaryOf({ id: index + 1, name })) },
});

const renderList = (answer: (call: Call) => unknown, url = '/') =>
  renderPage(page(buildHost({ api: buildTransport(answer) })), { path: '/', url });

test('a project is a link to its page, with its state in words', async () => {
  renderList(() => answerWith(['Dok van Delfzijl']));

  const link = await screen.findByRole('link', { name: 'Dok van Delfzijl' });
  expect(link.getAttribute('href')).toBe('/project/1');
  expect(screen.getByText('60 van 60 gereed')).toBeTruthy();
});

test.each([
  ['Lindelaan 12', 'Lindelaan 12Utrecht'],
  ['Lindelaan 12, Utrecht', 'Lindelaan 12, Utrecht'],
  ['Utrecht', 'Utrecht'],
  [null, 'Utrecht'],
])('the address %s is shown with its place, which is said once', async (werkadres, shown) => {
  const project = summaryOf({ werkadres, plaats_werkadres: 'Utrecht' });
  renderList(() => ({ ...answerWith(['P']), projects: { full: [project] } }));

  const [, row] = await screen.findAllByRole('row');
  expect(row?.querySelector('.adres')?.textContent).toBe(shown);
});

test.each<[string, Tone | 'neutral', Partial<Samenvatting> | null]>([
  ['60 van 60 gereed', 'ok', {}],
  ['60 van 60 gereed', 'neutral', { gewijzigd: 2 }],
  ['60 van 60 gereed', 'neutral', { waarschuwingen: 1 }],
  ['60 van 60 gereed', 'neutral', { niet_getoetst: 4 }],
  ['Bevestiging niet getoetst bij 4', 'warn', { niet_getoetst: 4 }],
  ['60 van 60 gereed', 'neutral', { verloopt: '2020-01-31' }],
  ['Bron verlopen', 'warn', { verloopt: '2020-01-31' }],
  ['60 van 60 gereed', 'ok', { verloopt: '2999-01-31' }],
  ['47 van 60 gereed', 'neutral', { gereed: 47 }],
  ['47 van 60 gereed · 7 voldoen niet', 'bad', { gereed: 47, voldoet_niet: 7 }],
  ['60 van 60 gereed · 1 voldoet niet', 'bad', { voldoet_niet: 1 }],
  ['Nog geen gevelvullingen', 'neutral', { gevelvullingen: 0, gereed: 0 }],
  ['Niet te berekenen', 'warn', null],
])('the state of a project is %s, marked as %s', async (text, tone, samenvatting) => {
  const project = summaryOf(
    {},
    samenvatting === null ? null : { ...SAMENVATTING, ...samenvatting },
  );
  renderList(() => ({ ...answerWith(['P']), projects: { full: [project] } }));

  const chip = await screen.findByText(text);
  expect(chip.className.split(' ').at(-1)).toBe(tone);
});

test('what was imported since the login is marked', async () => {
  const host = buildHost({ api: buildTransport(() => answerWith(['Oud', 'Nieuw'])) });
  rememberNewlyImported(openStorage('local', host.config.variant.id), 2);
  renderPage(page(host), { path: '/', url: '/' });

  const [, oud, nieuw] = await screen.findAllByRole('row');
  expect([oud, nieuw].map((row) => row?.textContent.includes('Nieuw geïmporteerd'))).toEqual([
    false,
    true,
  ]);
});

test('a search waits for a pause in the typing and stands in the URL', async () => {
  const answer = jest.fn((_call: Call) => answerWith(['Dok van Delfzijl']));
  const router = renderList(answer, '/?pagina=1&sortering=naam-az');

  await userEvent.type(await screen.findByRole('searchbox'), 'dok');
  expect(router.state.location.search).not.toContain('dok');

  await waitFor(() => expect(router.state.location.search).toBe('?zoek=dok&sortering=naam-az'));
  expect(answer).toHaveBeenCalledTimes(2);
  expect(answer.mock.calls[1]?.[0].query).toMatchObject({ 'name[value]': 'dok', sort: 'name' });
});

test('a search that is too long is told at the field, asks nothing and stays as it was pasted', async () => {
  const answer = jest.fn((_call: Call) => answerWith(['Dok van Delfzijl']));
  const router = renderList(answer);
  const box = await screen.findByRole('searchbox');
  const long = 'd'.repeat(256);

  await userEvent.click(box);
  await userEvent.paste(long);
  expect((await screen.findByRole('alert')).textContent).toBe('Te lang: maximaal 255 tekens.');
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(router.state.location.search).toContain(long.slice(1)));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answer.mock.calls.map(([{ query }]) => query?.['name[value]'])).toEqual([
    undefined,
    long.slice(1),
  ]);
});

test('what a search found is announced, and nothing before the first one', async () => {
  renderList(({ query }) => answerWith(query?.['name[value]'] === 'dok' ? ['Dok'] : ['A', 'B']));

  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('');

  await userEvent.type(screen.getByRole('searchbox'), 'dok');
  await waitFor(() => expect(status.textContent).toBe('1 project gevonden voor ‘dok’.'));

  await userEvent.click(screen.getByRole('button', { name: 'Zoekterm wissen' }));
  await waitFor(() => expect(status.textContent).toBe('2 projecten gevonden.'));
});

const remove = async (naam: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Acties voor ${naam}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
};

test('the focus goes from a deleted project to the one in its place', async () => {
  let records = ['A', 'B'].map((name, index) => summaryOf({ id: index + 1, name }));
  const api = buildTransport(({ method, path }) => {
    if (method === 'DELETE') {
      records = records.filter(({ id }) => !path.endsWith(`/${id}`));
      return undefined;
    }
    const pager = { current_page: 0, total_items: records.length, total_pages: 1 };
    return { pager: { ...pager, items_per_page: 20 }, projects: { full: records } };
  });
  renderPage(page(buildHost({ api })), { path: '/', url: '/' });

  await remove('B');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A'));
});

test('an order that is chosen stands in the URL', async () => {
  const router = renderList(() => answerWith(['Dok van Delfzijl']));

  await userEvent.selectOptions(await screen.findByLabelText('Sorteren op'), 'Naam, Z-A');

  await waitFor(() => expect(router.state.location.search).toBe('?sortering=naam-za'));
});

test('without projects the user is told how to begin', async () => {
  renderList(() => answerWith([]));

  expect(await screen.findByText('U hebt nog geen projecten.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a search without a match can be cleared', async () => {
  const router = renderList(
    ({ query }) => answerWith(query?.['name[value]'] === undefined ? ['Dok van Delfzijl'] : []),
    '/?zoek=haven',
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Zoekopdracht wissen' }));

  expect(await screen.findByRole('link', { name: 'Dok van Delfzijl' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Dok van Delfzijl');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a project is deleted once that is confirmed, and comes back when that is undone', async () => {
  let names = ['Dok van Delfzijl'];
  const calls: string[] = [];
  const toast = jest.fn<HostApi['toast']>();
  const api = buildTransport(({ method, path }) => {
    if (method === 'GET') return answerWith(names);
    calls.push(`${method} ${path}`);
    names = method === 'DELETE' ? [] : ['Dok van Delfzijl'];
    return method === 'DELETE' ? undefined : buildProjectRecord();
  });
  renderPage(page(buildHost({ api, toast })), { path: '/', url: '/' });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Acties voor Dok van Delfzijl' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));

  expect(await screen.findByText('U hebt nog geen projecten.')).toBeTruthy();
  // Without another project in its place.
  expect(document.activeElement?.tagName).toBe('H1');
  const [, text, options] = toast.mock.calls[0] ?? [];
  expect(text).toBe('Project ‘Dok van Delfzijl’ is verwijderd.');
  expect(options?.action?.label).toBe('Ongedaan maken');

  options?.action?.onAction();
  expect(await screen.findByRole('link', { name: 'Dok van Delfzijl' })).toBeTruthy();
  expect(calls).toEqual([
    expect.stringMatching(/^DELETE .*project\/\d+$/),
    expect.stringMatching(/^POST .*project\/\d+\/restore$/),
  ]);
});

test('a list without projects offers ways to begin', async () => {
  renderList(() => answerWith([]));
  expect(await screen.findByRole('heading', { name: 'U hebt nog geen projecten.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Voorbeeldproject maken' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  ['search', '/?zoek=niets', 'Geen projecten gevonden.', 'Zoekopdracht wissen'],
  [
    'filter',
    '/?gewijzigd=1',
    'In de projecten buiten het archief is geen enkel vastgesteld advies gewijzigd.',
    'Alle projecten',
  ],
  [
    'filter of the own ones',
    '/?gewijzigd=1&van=mij',
    'In de projecten van uzelf buiten het archief is geen enkel vastgesteld advies gewijzigd.',
    'Alle projecten',
  ],
  [
    'filter of the archive',
    '/?gewijzigd=1&archief=1',
    'In de projecten in het archief is geen enkel vastgesteld advies gewijzigd.',
    'Alle projecten',
  ],
  [
    'archive of colleagues',
    '/?archief=1&van=collegas',
    'Er zijn geen projecten van collega’s in het archief.',
    'Alle projecten',
  ],
])('a %s without a match offers the way back, and no beginning', async (_kind, url, text, way) => {
  renderList(() => answerWith([]), url);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: way })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voorbeeldproject maken' })).toBeNull();
});

test.each([
  [
    [],
    'In de projecten buiten het archief is voor zover te berekenen geen enkel vastgesteld advies gewijzigd.',
  ],
  [['Dok van Delfzijl'], 'Dok van Delfzijl'],
])(
  'a list of changed advices (%j) says of how many nothing was calculated',
  async (names, shown) => {
    renderList(() => ({ ...answerWith(names), onberekend: 2 }), '/?gewijzigd=1');
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(
      screen.getByText(/^Van 2 projecten met een vastgesteld advies is niet te berekenen/),
    ).toBeTruthy();
    expect(screen.queryByText(/archief is geen enkel/)).toBeNull();
  },
);

test('a delete without permission says so and deletes nothing', async () => {
  const showError = jest.fn<HostApi['showError']>();
  const api = buildTransport(({ method }) => {
    if (method === 'GET') return answerWith(['Dok van Delfzijl']);
    throw buildHttpError(403, { code: 'forbidden' });
  });
  renderPage(page(buildHost({ api, showError })), { path: '/', url: '/' });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Acties voor Dok van Delfzijl' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));

  await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
  expect(showError.mock.calls[0]?.[1]).toEqual({
    403: 'U bent niet gautoriseerd om dit project te verwijderen.',
  });
  expect(screen.getByRole('link', { name: 'Dok van Delfzijl' })).toBeTruthy();
});

test('merken that a search found stand with their project, each with the way to it', async () => {
  const found = {
    ...summaryOf({ id: 3 }),
    gevonden: { merken: ['K47', 'K47/a'], verschillend: 9, aantal: 11 },
  };
  renderList(() => ({ ...answerWith(['P']), projects: { full: [found] } }), '/?zoek=K47');

  const link = await screen.findByRole('link', { name: 'K47/a' });
  expect(link.getAttribute('href')).toBe('/project/3?zoek=K47%2Fa');
  expect(link.closest('td')?.textContent).toContain('11 gevelvullingen:');
  expect(link.closest('td')?.textContent).toContain('en nog 7');
});

test('the archive is asked for by its button, and lists what can be taken back', async () => {
  const asked: unknown[] = [];
  const calls: string[] = [];
  const archived = summaryOf({ id: 3, name: 'Blok A', archived: '2026-11-20T10:00:00Z' });
  const router = renderList(({ method, path, query }) => {
    if (method === 'POST') {
      calls.push(path);
      return buildProjectRecord({ id: 3 });
    }
    asked.push(query?.['archief']);
    return { ...answerWith(['P']), projects: { full: [archived] } };
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Gearchiveerd' }));
  await waitFor(() => expect(asked).toEqual([undefined, 'alleen']));
  expect(router.state.location.search).toBe('?archief=1');
  await userEvent.click(screen.getByRole('button', { name: 'Acties voor Blok A' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Uit het archief halen' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(calls).toEqual([expect.stringMatching(/project\/3\/uit-archief$/)]);
});

test('what is chosen while the list loads adds to what was chosen before', async () => {
  const waiting: (() => void)[] = [];
  const answer = jest.fn(async (_call: Call): Promise<unknown> => {
    if (answer.mock.calls.length > 1) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return answerWith(['Dok van Delfzijl']);
  });
  const router = renderList(answer);
  await userEvent.type(await screen.findByRole('searchbox'), 'dok');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Gearchiveerd' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gewijzigde adviezen' }));
  for (const arrive of waiting) arrive();

  await waitFor(() => expect(router.state.location.search).toBe('?zoek=dok&gewijzigd=1&archief=1'));
});

test('a choice adds to one that the page was not drawn with yet', async () => {
  const router = renderList(() => answerWith(['Dok van Delfzijl']));
  const filter = await screen.findByRole('button', { name: 'Gearchiveerd' });
  act(() => {
    filter.click();
    screen.getByRole('button', { name: 'Gewijzigde adviezen' }).click();
  });

  await waitFor(() => expect(router.state.location.search).toBe('?gewijzigd=1&archief=1'));
});

test('a filter that is chosen within the pause of the typing stays', async () => {
  const router = renderList(() => answerWith(['Dok van Delfzijl']));
  await userEvent.type(await screen.findByRole('searchbox'), 'dok');
  await userEvent.click(screen.getByRole('button', { name: 'Gearchiveerd' }));
  await waitFor(() => expect(router.state.location.search).toBe('?archief=1'));

  await waitFor(() => expect(router.state.location.search).toBe('?zoek=dok&archief=1'));
});

test('a project is duplicated from its row', async () => {
  renderList(() => answerWith(['Blok A']));
  await userEvent.click(await screen.findByRole('button', { name: 'Acties voor Blok A' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliceren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Project ‘Blok A’ dupliceren' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const makerOf = (uid: number, name: string): ProjectRecord['user'] => ({
  uid,
  name,
  mail: null,
  company_name: null,
  address: null,
  postal_code: null,
  city: null,
  contact_person: null,
});

test('who sees projects of others reads whose each is, and asks for the own or theirs', async () => {
  logIn(['company-employee']);
  const asked: unknown[] = [];
  renderList(({ query }) => {
    asked.push(query?.['van']);
    return {
      ...answerWith([]),
      pager: { current_page: 0, total_items: 2, total_pages: 1, items_per_page: 20 },
      bereik: 'alle',
      projects: {
        full: [
          summaryOf({ id: 1, name: 'Eigen', user: makerOf(3, 'dana') }),
          summaryOf({
            id: 2,
            name: 'Ander',
            user: makerOf(8, 'Bea'),
            rechten: { wijzigen: false, beheren: false },
          }),
        ],
      },
    };
  });
  expect(await screen.findByText('Van Bea')).toBeTruthy();
  expect(screen.getByText('Van dana')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Acties voor Eigen' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Acties voor Ander' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Dupliceren']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Van collega’s' }));
  await waitFor(() => expect(asked).toEqual([undefined, 'collegas']));
  await userEvent.click(screen.getByRole('button', { name: 'Van mij' }));
  await waitFor(() => expect(asked).toEqual([undefined, 'collegas', 'mij']));
});

test('who looks and makes nothing is offered no copy, no import and no new project', async () => {
  logIn(['company-dashboard']);
  const rechten = { wijzigen: false, beheren: false };
  const full = [summaryOf({ id: 1, name: 'Ander', rechten })];
  renderList(() => ({ ...answerWith(['Ander']), projects: { full } }));
  await screen.findByRole('link', { name: 'Ander' });
  expect(screen.queryByRole('link', { name: 'Nieuw project' })).toBeNull();
  expect(screen.queryByRole('link', { name: /mporteren/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acties voor Ander' })).toBeNull();
});

test('who sees the own projects alone is asked nothing about others', async () => {
  logIn(['company-employee']);
  renderList(() => ({
    ...answerWith([]),
    projects: { full: [summaryOf({ name: 'Eigen', user: makerOf(3, 'dana') })] },
    pager: { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 20 },
    bereik: 'eigen',
  }));
  expect(await screen.findByRole('link', { name: 'Eigen' })).toBeTruthy();
  expect(screen.queryByText(/^Van/)).toBeNull();
});

test('when colleagues have no projects, that is said', async () => {
  renderList(() => ({ ...answerWith([]), bereik: 'alle' }), '/?van=collegas');
  expect(
    await screen.findByText('Er zijn geen projecten van collega’s buiten het archief.'),
  ).toBeTruthy();
});
