import { beforeEach, expect, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { MontageInvoer } from '@adviestool/contract/montage';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { useVolgstand } from '@adviestool/state/volgstand';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { bouwlagenVan, rijenVan } from '../plek/rijenVan.ts';
import slot from './slot.tsx';

const { projectGegevens } = buildProject();

const met = (id: string, bouwlaag: string, gekozen = 3): Gevelvulling => {
  const built = buildGevelvulling({
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })),
  });
  const kader = { ...built.gevelvullingEnKaderData, id, merk: id, aantal: 2, bouwlaag };
  return { ...built, gevelvullingEnKaderData: kader };
};

/** What is shown on site of a gevelvulling of these. */
const shown = (gevelvullingen: readonly Gevelvulling[], id: string) => {
  const catalogus = buildHost().catalogus.loaded();
  const rijen = rijenVan(bouwlagenVan({ projectGegevens, catalogus, gevelvullingen }));
  return rijen.find((rij) => rij.id === id)?.getoond ?? {};
};

const invoer = (over: Partial<MontageInvoer>): MontageInvoer => ({
  id: crypto.randomUUID(),
  gevelvulling: 'K-01',
  stuk: 1,
  geplaatst: '2026-11-20T09:00:00Z',
  ankers: { onderzijde: 3, zijkanten: 3, bovenzijde: 3 },
  afwijking: null,
  toelichting: '',
  fotos: [],
  door: 'Piet',
  viaLink: true,
  op: '2026-11-20T09:00:00Z',
  ontvangen: '2026-11-20T09:00:00Z',
  getoond: {},
  advies: 'a'.repeat(64),
  ...over,
});

const server: {
  invoer: MontageInvoer[];
  isAway: boolean;
  /** The number that it tells of its last entry; absent: it tells none. */
  gemonteerd?: number | undefined;
  asked: number;
  /** Runs once it has looked, before its answer is there. */
  onAsked: () => void;
} = {
  invoer: [],
  isAway: false,
  gemonteerd: 0,
  asked: 0,
  onAsked: () => undefined,
};

beforeEach(() => {
  Object.assign(server, { invoer: [], isAway: false, gemonteerd: 0, asked: 0 });
  server.onAsked = () => undefined;
  useVolgstand.setState({ gemonteerd: null });
});

const open = (gevelvullingen: Gevelvulling[]): void => {
  const host = buildHost({
    api: buildTransport(({ method, path }) => {
      if (server.isAway) throw new NetworkError('away', { method, path });
      server.asked += 1;
      const { invoer: looked, gemonteerd } = server;
      server.onAsked();
      return { invoer: looked, ...(gemonteerd !== undefined && { gemonteerd }) };
    }),
    errorText: () => 'Er is geen verbinding.',
  });
  const Part = slot(host);
  render(
    <MemoryRouter>
      <Part
        project={{ id: 7, naam: 'Beuk' }}
        projectGegevens={projectGegevens}
        gevelvullingen={gevelvullingen}
      />
    </MemoryRouter>,
  );
};

test('says what is done, what deviates, and what is left per bouwlaag', async () => {
  const gevelvullingen = [met('K-01', '0'), met('K-02', '1')];
  const getoond = shown(gevelvullingen, 'K-01');
  server.invoer = [
    invoer({ getoond }),
    invoer({ stuk: 2, getoond, afwijking: 'minder', toelichting: 'Latei' }),
  ];
  open(gevelvullingen);
  const table = await screen.findByRole('table', { name: 'Gemonteerd per bouwlaag' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(cells.slice(1)).toEqual(['Bouwlaag 02 van 201', 'Bouwlaag 10 van 220']);
  expect(screen.getByText('2 van 4 stuks gemonteerd')).toBeTruthy();
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('link').getAttribute('href')).toBe('/project/7/bouwplaats/K-01');
  expect(item.textContent).toContain('1 afwijking');
  expect(item.textContent).toContain('Stuk 2: minder hoekankers. “Latei”');
});

test('warns of what was mounted by an advice that is another one by now, and of what is gone', async () => {
  const before = [met('K-01', '0', 4)];
  const getoond = shown(before, 'K-01');
  server.invoer = [
    invoer({ getoond }),
    invoer({ stuk: 2, getoond }),
    invoer({ gevelvulling: 'weg' }),
  ];
  open([met('K-01', '0')]);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('2 gemonteerd volgens een ouder advies');
  expect(
    screen.getByText(
      'Van 1 gevelvulling die niet meer in het project staat, is montage vastgelegd.',
    ),
  ).toBeTruthy();
  // One bouwlaag is the whole project.
  expect(screen.queryByRole('table')).toBeNull();
});

test('what was mounted by an advice with warnings asks for attention, after what is worse', async () => {
  const { gevelvullingEnKaderData: kader, ...rest } = met('K-01', '0', 7);
  const gewaarschuwd = { ...rest, gevelvullingEnKaderData: { ...kader, merk: '\u041A-01' } };
  const gevelvullingen = [gewaarschuwd, met('K-02', '0', 7)];
  server.invoer = [
    invoer({ getoond: shown(gevelvullingen, 'K-01') }),
    invoer({ gevelvulling: 'K-02', getoond: shown(gevelvullingen, 'K-02'), afwijking: 'minder' }),
  ];
  open(gevelvullingen);
  const [first, last] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('1 afwijking');
  expect(last?.textContent).toContain('1 waarschuwing');
});

test('what is said on site meanwhile comes in by itself', async () => {
  const gevelvullingen = [met('K-01', '0')];
  open(gevelvullingen);
  expect(await screen.findByText('0 van 2 stuks gemonteerd')).toBeTruthy();
  useVolgstand.setState({ gemonteerd: 0 });
  server.invoer = [invoer({ getoond: shown(gevelvullingen, 'K-01') })];
  server.gemonteerd = 1;
  useVolgstand.setState({ gemonteerd: 1 });
  expect(await screen.findByText('1 van 2 stuks gemonteerd')).toBeTruthy();
  expect(server.asked).toBe(2);
});

test('what is told after a higher number comes in too', async () => {
  const gevelvullingen = [met('K-01', '0')];
  const getoond = shown(gevelvullingen, 'K-01');
  useVolgstand.setState({ gemonteerd: 11 });
  server.gemonteerd = 11;
  open(gevelvullingen);
  expect(await screen.findByText('0 van 2 stuks gemonteerd')).toBeTruthy();
  server.invoer = [invoer({ getoond })];
  server.gemonteerd = 13;
  useVolgstand.setState({ gemonteerd: 13 });
  expect(await screen.findByText('1 van 2 stuks gemonteerd')).toBeTruthy();
  server.invoer = [invoer({ getoond }), invoer({ stuk: 2, getoond })];
  useVolgstand.setState({ gemonteerd: 12 });
  expect(await screen.findByText('2 van 2 stuks gemonteerd')).toBeTruthy();
  expect(server.asked).toBe(3);
});

test('what was read already is no news when the project begins to be followed', async () => {
  const gevelvullingen = [met('K-01', '0')];
  server.invoer = [invoer({ getoond: shown(gevelvullingen, 'K-01') })];
  server.gemonteerd = 12;
  open(gevelvullingen);
  expect(await screen.findByText('1 van 2 stuks gemonteerd')).toBeTruthy();
  useVolgstand.setState({ gemonteerd: 12 });
  server.gemonteerd = 13;
  useVolgstand.setState({ gemonteerd: 13 });
  await waitFor(() => expect(server.asked).toBe(2));
});

test('what is said between reading and following comes in too', async () => {
  const gevelvullingen = [met('K-01', '0')];
  server.onAsked = () => {
    server.onAsked = () => undefined;
    server.invoer = [invoer({ getoond: shown(gevelvullingen, 'K-01') })];
    server.gemonteerd = 1;
    useVolgstand.setState({ gemonteerd: 1 });
  };
  open(gevelvullingen);
  expect(await screen.findByText('1 van 2 stuks gemonteerd')).toBeTruthy();
  expect(server.asked).toBe(2);
});

test('of a server that tells no number the first that is heard is no news, and the next one is', async () => {
  const gevelvullingen = [met('K-01', '0')];
  server.gemonteerd = undefined;
  open(gevelvullingen);
  expect(await screen.findByText('0 van 2 stuks gemonteerd')).toBeTruthy();
  useVolgstand.setState({ gemonteerd: 7 });
  server.invoer = [invoer({ getoond: shown(gevelvullingen, 'K-01') })];
  useVolgstand.setState({ gemonteerd: 8 });
  expect(await screen.findByText('1 van 2 stuks gemonteerd')).toBeTruthy();
  expect(server.asked).toBe(2);
});

test('without an answer says so, and asks again', async () => {
  server.isAway = true;
  server.invoer = [];
  open([met('K-01', '0')]);
  expect(await screen.findByText('Er is geen verbinding.')).toBeTruthy();
  server.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('0 van 2 stuks gemonteerd')).toBeTruthy();
});
