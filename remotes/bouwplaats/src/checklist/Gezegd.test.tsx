import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { render, screen } from '@testing-library/react';

import { FOTO, ID, reset, SLEUTEL, zegt } from '../builders/bouwplaats.tsx';
import type { GezegdNu } from '../plek/usePlek.ts';
import { bewaard, type WachtendeFoto } from '../wachtrij/bewaard.ts';
import { Gezegd } from './Gezegd.tsx';

beforeEach(reset);

const PLEK = { soort: 'link', inzageId: ID } as const;

const GOED = { voldoet: true, waarschuwingen: 0, isBevestigingGetoetst: true };

/** Something that is said of a piece, with the photo of it. */
const say = (id: string, fotos: readonly WachtendeFoto[]): Promise<void> => {
  const { body, ...said } = zegt(id);
  return bewaard.addWachtend({ ...said, body: { ...body, fotos: [FOTO.id] }, fotos });
};

/** The last entry that waits on this phone, and what asks the server for its photo. */
const waiting = async (fotos: readonly WachtendeFoto[]) => {
  await say('00000000000a', fotos);
  const wachtend = (await bewaard.listWachtend(SLEUTEL)).at(-1);
  if (wachtend === undefined) throw new Error('It waits.');
  const gezegd: GezegdNu = { ...wachtend.body, gevelvulling: 'k1', door: 'Piet', wachtend };
  const server = { hasIt: false, asked: 0 };
  const api = buildTransport(() => {
    server.asked += 1;
    if (!server.hasIt) throw buildHttpError(404);
    return new Blob(['foto'], { type: 'image/jpeg' });
  });
  const host = buildHost({ api });
  const draw = (nu: GezegdNu, anders = {}) => (
    <Gezegd host={host} plek={PLEK} gezegd={nu} rij={{ ...GOED, ...anders }} />
  );
  return { gezegd, server, draw };
};

test('a photo that waits is shown from the phone', async () => {
  const { gezegd, server, draw } = await waiting([FOTO]);
  render(draw(gezegd));
  const foto = await screen.findByRole('img', { name: 'Foto 1' });
  expect(foto.getAttribute('src')).toBe(`data:image/jpeg;base64,${FOTO.inhoud}`);
  expect(server.asked).toBe(0);
});

test('a photo of what was said before and waits too is shown from the phone', async () => {
  await say('000000000009', [FOTO]);
  const { gezegd, server, draw } = await waiting([]);
  render(draw(gezegd));
  const foto = await screen.findByRole('img', { name: 'Foto 1' });
  expect(foto.getAttribute('src')).toBe(`data:image/jpeg;base64,${FOTO.inhoud}`);
  expect(server.asked).toBe(0);
});

test('a photo that the server did not have while it waited is shown once it was sent', async () => {
  const { gezegd, server, draw } = await waiting([]);
  const { rerender } = render(draw(gezegd));
  expect(await screen.findByText('Foto 1')).toBeTruthy();
  server.hasIt = true;
  rerender(draw({ ...gezegd, wachtend: null }));
  const foto = await screen.findByRole('img', { name: 'Foto 1' });
  expect(foto.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
});

test.each([
  ['ok', {}, {}],
  ['warn', { voldoet: false }, {}],
  ['warn', { voldoet: null }, {}],
  ['warn', { waarschuwingen: 1 }, {}],
  ['warn', { isBevestigingGetoetst: false }, {}],
  ['warn', {}, { uitBestand: { fotos: [] } }],
])('a piece that is placed is %s with %j and %j', async (kind, anders, nu) => {
  const { gezegd, draw } = await waiting([FOTO]);
  render(draw({ ...gezegd, geplaatst: gezegd.op, ...nu }, anders));
  expect((await screen.findByText('Gemonteerd')).className).toContain(kind);
});
