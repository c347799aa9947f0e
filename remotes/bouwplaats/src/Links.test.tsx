import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import {
  clear,
  FOTO,
  ID,
  openGevelvulling,
  openLijst,
  reset,
  server,
  SLEUTEL,
  tick,
  typeName,
  zegt,
} from './builders/bouwplaats.tsx';
import { bewaard } from './wachtrij/bewaard.ts';

const NIEUW = '7c1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b22';
const ANDER = 'link:9e1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b33';

beforeEach(reset);
afterEach(async () => {
  cleanup();
  await clear(ANDER);
  await clear(`link:${NIEUW}`);
});

test('what waits under a link that does not work any more is sent with a new one', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  await tick();
  await screen.findByText('Wacht op verbinding (1)');
  server.isAway = false;
  server.status = 404;
  cleanup();
  openLijst();
  expect(await screen.findByText(/ of een nieuwe link van hetzelfde project\.$/)).toBeTruthy();

  server.status = 0;
  cleanup();
  openLijst(NIEUW);
  await waitFor(() =>
    expect([...server.invoer.values()]).toMatchObject([{ gevelvulling: 'k1', door: 'Piet' }]),
  );
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
});

test('what an open page takes over when it is fetched anew is sent too', async () => {
  openLijst(NIEUW);
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  cleanup();
  server.isAway = true;
  openLijst(NIEUW);
  const vernieuwen = await screen.findByRole('button', { name: 'Vernieuwen' });
  await bewaard.addWachtend({
    ...zegt('00000000000a', { sleutel: ANDER, projectId: 7 }),
    fotos: [],
  });
  server.isAway = false;
  await userEvent.click(vernieuwen);
  await waitFor(() => expect(server.invoer.size).toBe(1));
});

test('what is being filled in stays when the link is withdrawn, and waits once it is said', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  await tick();
  await screen.findByText('Wacht op verbinding (1)');
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  server.isAway = false;
  server.status = 404;
  await userEvent.click(screen.getByRole('button', { name: 'Nu versturen' }));

  expect(await screen.findByText('Deze link werkt niet meer')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Toelichting' })).toHaveProperty('value', 'Kier');
  // A tap that follows the one before it at once is of the same press.
  await waitFor(async () => {
    const again = screen.queryByRole('button', { name: 'Vastleggen' });
    if (again !== null) await userEvent.click(again);
    expect(screen.getByText(/^Deze telefoon bewaart nog 2 meldingen\./)).toBeTruthy();
  });
});

test('what waits for a link comes in its order and with its photos, and that of another project stays', async () => {
  const first = zegt('00000000000a', { sleutel: ANDER, projectId: 7 });
  const body = { ...first.body, fotos: [FOTO.id] };
  // The copy of a project has the same gevelvullingen.
  await bewaard.addWachtend({
    ...zegt('00000000000c', { sleutel: ANDER, projectId: 8 }),
    fotos: [],
  });
  await bewaard.addWachtend({ ...first, body, fotos: [FOTO] });
  // Of which project is not known: an earlier release kept it.
  await bewaard.addWachtend({ ...zegt('00000000000d', { sleutel: ANDER }), fotos: [] });
  await bewaard.addWachtend({ ...zegt('00000000000b'), gevelvullingId: 'k2', fotos: [] });
  openLijst();
  await waitFor(() => expect(server.invoer.size).toBe(2));
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /fotos',
    'POST /montage/k1',
    'POST /montage/k2',
  ]);
  await waitFor(async () => expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]));
  const others = await bewaard.listWachtend(ANDER);
  expect(others.map(({ projectId }) => projectId)).toEqual([8, undefined]);
});

test('what waits for a link that works learns its project when it is opened', async () => {
  await bewaard.addWachtend({ ...zegt('00000000000a'), fotos: [] });
  await bewaard.adopt(SLEUTEL, 7);
  expect(await bewaard.listWachtend(SLEUTEL)).toMatchObject([{ projectId: 7 }]);
  await bewaard.adopt(`link:${NIEUW}`, 7);
  expect(await bewaard.listWachtend(`link:${NIEUW}`)).toHaveLength(1);
});

/** Keeps the site of a link as it was fetched; `projectId` undefined: by an earlier release. */
const keepLink = (sleutel: string, projectId: number | undefined, opgehaald: number) => {
  const { projectGegevens } = buildProject();
  const { gevelvullingen } = server;
  const site = { projectId, projectGegevens, gevelvullingen, catalogus: buildCatalogus() };
  const gegevens = { ...site, invoer: [], magVinken: true };
  return bewaard.writePlek(sleutel, { gegevens, wie: null, eerder: new Set() }, opgehaald);
};

test('a label leads to the link of its own project, and of those to the one that was opened last', async () => {
  const now = Date.now();
  const newest = `link:${NIEUW}`;
  // The copy of a project has the same gevelvullingen.
  await keepLink(ANDER, 8, now);
  expect(await bewaard.findLink('k1', 7)).toBeNull();
  await keepLink(ANDER, undefined, now);
  expect(await bewaard.findLink('k1', 7)).toBeNull();
  await keepLink(SLEUTEL, 7, now - 1000);
  expect(await bewaard.findLink('k1', 7)).toBe(ID);
  await keepLink(newest, 7, now);
  expect(await bewaard.findLink('k1', 7)).toBe(NIEUW);
  expect(await bewaard.findLink('k9', 7)).toBeNull();
});
