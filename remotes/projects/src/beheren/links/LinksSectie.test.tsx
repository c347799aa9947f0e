import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ApiRequest, Transport } from '@adviestool/contract/api/transport';
import { INZAGE_LABEL_MAX, type InzageLink } from '@adviestool/contract/inzage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LinksSectie } from './LinksSectie.tsx';

const TOKEN = 'T'.repeat(43);

const LINK: InzageLink = {
  id: '3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11',
  label: 'Opdrachtgever',
  door: 'demo',
  gemaakt: '2026-11-20T12:00:00Z',
  verloopt: '2026-12-20T12:00:00Z',
  gebruikt: null,
  stand: 'geldig',
};

/** A backend with links, which remembers what it was asked. */
const backendWith = (links: InzageLink[], failures: Error[] = []) => {
  const asked: Omit<ApiRequest<unknown>, 'answer'>[] = [];
  const answerOf = (method: string): unknown => {
    if (method === 'GET') return { links };
    if (method === 'DELETE') {
      links.splice(0, 1, { ...LINK, stand: 'ingetrokken' });
      return undefined;
    }
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    links.unshift(LINK);
    return { link: LINK, token: TOKEN };
  };
  const api: Transport = {
    setCsrfToken: () => undefined,
    request: async ({ answer, ...request }) => {
      asked.push(request);
      return { data: answer.parse(answerOf(request.method)), headers: new Headers(), status: 200 };
    },
  };
  return { api, asked };
};

const renderSectie = (overrides: Partial<HostApi>) =>
  render(<LinksSectie host={buildHost(overrides)} project={buildProject()} />);

test('a link is made for somebody, shown once, and copied', async () => {
  const user = userEvent.setup();
  const { api, asked } = backendWith([]);
  const toast = jest.fn();
  renderSectie({ api, toast });
  await screen.findByText('Er zijn nog geen inzagelinks.');
  await user.type(screen.getByLabelText(/^Voor wie/), ' Opdrachtgever ');
  await user.selectOptions(screen.getByLabelText('Hoe lang geldig'), '7 dagen');
  await user.click(screen.getByRole('button', { name: 'Link maken' }));
  const address = await screen.findByLabelText('Inzagelink');
  expect(address).toHaveProperty('value', `${location.origin}/inzage#${TOKEN}`);
  const made = asked.find(({ method }) => method === 'POST');
  expect(made?.body).toEqual({ dagen: 7, label: 'Opdrachtgever' });
  await user.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  await expect(navigator.clipboard.readText()).resolves.toContain(TOKEN);
  expect(toast).toHaveBeenCalledWith('success', 'De link is gekopieerd.');
  const table = screen.getByRole('table', { name: 'Gemaakte links' });
  expect(within(table).getByRole('row', { name: /Opdrachtgever/ }).textContent).toContain('Geldig');
});

test('a name that is too long is kept as it was pasted, and makes no link', async () => {
  const user = userEvent.setup();
  const { api, asked } = backendWith([]);
  renderSectie({ api });
  const field = await screen.findByLabelText(/^Voor wie/);
  await user.click(field);
  await user.paste('x'.repeat(INZAGE_LABEL_MAX + 1));
  expect(screen.getByRole('alert').textContent).toBe('Te lang: maximaal 80 tekens.');
  await user.click(screen.getByRole('button', { name: 'Link maken' }));
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  await user.type(field, '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Link maken' }));
  await screen.findByLabelText('Inzagelink');
});

test('what failed is asked again with the same key, another wish with another', async () => {
  const user = userEvent.setup();
  const { api, asked } = backendWith([], [buildHttpError(503), buildHttpError(503)]);
  renderSectie({ api });
  const make = await screen.findByRole('button', { name: 'Link maken' });
  await user.click(make);
  await user.click(make);
  await user.selectOptions(screen.getByLabelText('Hoe lang geldig'), '90 dagen');
  await user.click(make);
  const keys = asked.flatMap(({ headers }) => headers?.['Idempotency-Key'] ?? []);
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
});

test('who may not is told so in Dutch, wherever it is refused', async () => {
  const user = userEvent.setup();
  const refusal = buildHttpError(403, { code: 'forbidden' });
  const errorText = jest.fn<HostApi['errorText']>((_error, texts) => texts?.[403] ?? 'Forbidden');
  const showError = jest.fn<HostApi['showError']>();
  const refused = buildTransport(() => {
    throw refusal;
  });
  const { unmount } = renderSectie({ api: refused, errorText });
  const geenRecht = 'U bent niet geautoriseerd om de inzagelinks van dit project te beheren.';
  await screen.findByText(geenRecht);
  unmount();

  const { api } = backendWith([LINK]);
  const readOnly: Transport = {
    ...api,
    request: (request) => (request.method === 'GET' ? api : refused).request(request),
  };
  renderSectie({ api: readOnly, showError, confirm: async () => true });
  await user.click(await screen.findByRole('button', { name: /intrekken$/ }));
  await user.click(screen.getByRole('button', { name: 'Link maken' }));
  await waitFor(() => expect(showError).toHaveBeenCalledTimes(2));
  const told = [refusal, { 403: geenRecht }];
  expect(showError.mock.calls).toEqual([told, told]);
});

test('a link is withdrawn after a question, and no more than once', async () => {
  const user = userEvent.setup();
  const { api, asked } = backendWith([LINK]);
  const confirm = jest.fn(async () => false);
  renderSectie({ api, confirm });
  const withdraw = await screen.findByRole('button', { name: 'Link voor Opdrachtgever intrekken' });
  await user.click(withdraw);
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  confirm.mockResolvedValue(true);
  await user.click(withdraw);
  await screen.findByText('Ingetrokken');
  expect(screen.queryByRole('button', { name: /intrekken/ })).toBeNull();
});

test('a link that is withdrawn is not offered to be copied any more', async () => {
  const user = userEvent.setup();
  const { api } = backendWith([]);
  renderSectie({ api, confirm: async () => true });
  await user.click(await screen.findByRole('button', { name: 'Link maken' }));
  await screen.findByLabelText('Inzagelink');
  await user.click(screen.getByRole('button', { name: 'Link voor Opdrachtgever intrekken' }));
  await screen.findByText('Ingetrokken');
  expect(screen.queryByLabelText('Inzagelink')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Link kopiëren' })).toBeNull();
});

test('a link that ended with the right of who made it says so', async () => {
  const ended = { ...LINK, door: 'Moderator', stand: 'ingetrokken' } as const;
  const { api } = backendWith([
    { ...ended, label: 'Aannemer', maker_zonder_recht: true },
    { ...ended, id: 'een-andere', label: 'Opdrachtgever', maker_zonder_recht: false },
  ]);
  renderSectie({ api });
  const reden = 'Moderator mag dit project niet meer beheren';
  const withReason = await screen.findByRole('row', { name: /^Aannemer/ });
  expect(withReason.textContent).toContain(`Ingetrokken${reden}`);
  const without = screen.getByRole('row', { name: /^Opdrachtgever/ });
  expect(without.textContent).toContain('Ingetrokken');
  expect(without.textContent).not.toContain(reden);
});
