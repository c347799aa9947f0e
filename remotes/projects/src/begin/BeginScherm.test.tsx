import { afterEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { logIn, logOut } from '../builders/logIn.ts';
import { BeginScherm } from './BeginScherm.tsx';

interface Call {
  method: string;
  path: string;
  headers?: unknown;
  body?: unknown;
}

const renderBegin = (
  overrides: Partial<HostApi> = {},
  answer: (call: Call, index: number) => unknown = () => buildProjectRecord({ id: 31 }),
) => {
  const calls: Call[] = [];
  const ports = {
    navigate: jest.fn<HostApi['navigate']>(),
    toast: jest.fn<HostApi['toast']>(),
    showError: jest.fn<HostApi['showError']>(),
  };
  const api = buildTransport((call) => {
    calls.push(call);
    return answer(call, calls.length);
  });
  render(
    <MemoryRouter>
      <BeginScherm host={buildHost({ api, ...ports, ...overrides })} />
    </MemoryRouter>,
  );
  return { calls, ...ports };
};

afterEach(logOut);

const makeVoorbeeld = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Voorbeeldproject maken' }));

test.each([
  ['Nieuw project', '/project/nieuw/details?daarna=gevelvulling'],
  ['Kozijnstaat inlezen', '/project/nieuw/details?daarna=kozijnstaat'],
  ['Projectbestand importeren', '/importeren'],
  ['Gearchiveerde projecten', '/?archief=1'],
])('%s leads to where that is done', (name, href) => {
  renderBegin();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('who makes no projects is told so, and is offered none of it', () => {
  logIn(['company-dashboard']);
  renderBegin();
  screen.getByText(/Zelf maakt u met uw rol geen projecten/);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain(
    'Projectbestand importeren',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nieuw project' })).toBeNull();
});

test('the sample project is made by the normal call, with what is in it, and opened', async () => {
  const { calls, navigate, toast } = renderBegin();

  await makeVoorbeeld();

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/project/31'));
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: expect.stringMatching(/\/user\/projects$/),
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      body: expect.objectContaining({
        name: 'Voorbeeldproject',
        gevelvullingen_json: expect.stringContaining('"merk":"HSB-B"'),
      }),
    }),
  ]);
  expect(toast.mock.calls).toEqual([
    ['success', 'Het voorbeeldproject is aangemaakt. U kunt er alles in wijzigen.'],
  ]);
});

test('pressed again when no answer came, it sends the same and makes no second one', async () => {
  const lost = new NetworkError('No answer.', { method: 'POST', path: '/' });
  const { calls, navigate, showError } = renderBegin({}, (_call, index) => {
    if (index === 1) throw lost;
    return buildProjectRecord({ id: 31 });
  });

  await makeVoorbeeld();
  await waitFor(() => expect(showError).toHaveBeenCalledWith(lost, {}));
  expect(navigate).not.toHaveBeenCalled();
  await makeVoorbeeld();

  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/project/31'));
  expect(calls[1]).toEqual(calls[0]);
});

test('without permission it says so', async () => {
  const { showError } = renderBegin({}, () => {
    throw buildHttpError(403, { code: 'forbidden' });
  });

  await makeVoorbeeld();

  await waitFor(() =>
    expect(showError.mock.calls[0]?.[1]).toEqual({
      403: 'U bent niet gautoriseerd om dit project aan te maken.',
    }),
  );
});

test.each([
  ['has it', { handleiding: {} }, ['/handleiding/eerste-gevelvulling']],
  ['does not have it', {}, []],
])('the handbook is a link when the variant %s', (_variant, remotes, hrefs) => {
  const { config } = buildHost();
  renderBegin({ config: { ...config, variant: buildVariant({ remotes }) } });
  const links = screen.queryAllByRole('link', { name: /^Handleiding/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
