import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';

import page from './page.tsx';

test('the page promises no mail: what comes of it is said by the backend', async () => {
  const message = 'U krijgt geen e-mail: er is geen mailserver ingesteld.';
  const host = buildHost({ api: buildTransport(() => ({ message })) });
  const place = { path: '/account/wachtwoord-vergeten', url: '/account/wachtwoord-vergeten' };
  renderPage(page(host), place);
  const name = await screen.findByLabelText('Gebruikersnaam of e-mailadres');
  expect(document.body.textContent).not.toMatch(/ontvangt|krijgt u een e-mail/);
  await userEvent.type(name, 'demo');
  await userEvent.click(screen.getByRole('button', { name: 'Link aanvragen' }));
  const answer = await screen.findByRole('status');
  expect(answer.textContent).toContain(message);
  expect(answer.textContent).not.toContain('Gelukt');
});
