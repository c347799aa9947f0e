import { HttpError, NetworkError } from '@adviestool/contract/api/apiError';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { createCatalogusPort } from './createCatalogusPort.ts';

const IN_GEBRUIK = {
  id: 'proef',
  versie: '2',
  file: '/catalogi/proef/2/abc.json',
  integrity: 'sha256-abc',
};

const OLD = { id: 'proef', versie: '1' };

const sent = jest.fn<typeof fetch>();
const { fetch: original } = globalThis;

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async () => Response.json(buildCatalogus()));
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = original;
});

const createPort = () => {
  const asked: string[] = [];
  const api = createTransport({
    domain: 'http://backend.test',
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname);
      return asked.length === 1
        ? Response.json({ ...buildCatalogus(), ...OLD })
        : Response.json({ message: 'Onbekend.' }, { status: 404 });
    },
  });
  return { asked, port: createCatalogusPort({ api, groupId: 1, inGebruik: IN_GEBRUIK }) };
};

test('the one in use is fetched once, from the site, and checked against the release', async () => {
  const { port, asked } = createPort();
  expect(sent).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([port.load(), port.load(null)]);
  expect(one).toBe(other);
  expect(port.loaded({ id: 'proef', versie: '2' })).toBe(one);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]).toEqual([
    IN_GEBRUIK.file,
    expect.objectContaining({ integrity: IN_GEBRUIK.integrity, cache: 'default' }),
  ]);
  expect(asked).toEqual([]);
});

test('a version that a project names is fetched from the backend', async () => {
  const { port, asked } = createPort();
  expect(await port.load(OLD)).toMatchObject(OLD);
  expect(port.loaded(OLD)).toMatchObject(OLD);
  expect(asked).toEqual(['/api/v2/group/1/catalogi/proef/1']);
  await expect(port.load({ id: 'proef', versie: '0' })).rejects.toThrow(HttpError);
  expect(() => port.loaded({ id: 'proef', versie: '0' })).toThrow(HttpError);
  expect(sent).not.toHaveBeenCalled();
});

test('after a failure it is fetched anew, past what the browser kept', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { port } = createPort();
  await expect(port.load()).rejects.toThrow(NetworkError);
  expect(() => port.loaded()).toThrow(NetworkError);
  expect(await port.load()).toEqual(buildCatalogus());
  expect(sent.mock.calls[1]?.[1]).toMatchObject({ cache: 'reload' });
});

test('what is no catalogue is refused', async () => {
  sent.mockResolvedValueOnce(Response.json({}));
  await expect(createPort().port.load()).rejects.toThrow('does not fit');
});

test('what was not awaited is no catalogue', () => {
  expect(() => createPort().port.loaded()).toThrow('was not awaited');
});
