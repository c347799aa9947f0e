import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { projectToBody } from '@adviestool/contract/projectRecord';

import { loadInzage } from './loadInzage.ts';

const {
  gevelvullingen_json: _text,
  version: _version,
  ...data
} = projectToBody(buildProject(), '1');
const INZAGE = {
  bedrijf: 'Bouwbedrijf De Vries',
  verloopt: '2026-12-24T12:00:00Z',
  gewijzigd: '2026-11-20T12:00:00Z',
  project: data,
  gevelvullingen: [],
};

/** Loads a link of which this path is refused. */
const loadWithout = (refused: RegExp) =>
  loadInzage(
    buildHost({
      api: buildTransport(({ path }) => {
        if (refused.test(path)) throw buildHttpError(404, { path });
        return INZAGE;
      }),
    }),
    { params: { inzageId: 'een' } },
  );

test('a link that is refused does not work any more', async () => {
  expect(await loadWithout(/een$/)).toBeNull();
});

test('a catalogue that is not known says nothing of the link', async () => {
  await expect(loadWithout(/catalogus$/)).rejects.toMatchObject({ status: 404 });
});
