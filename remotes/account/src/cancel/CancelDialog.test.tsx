import { beforeEach, expect, jest, test } from '@jest/globals';
import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';

import { BEWAARD, bewaard, keepWachtend } from '../builders/keepWachtend.ts';
import { CancelDialog } from './CancelDialog.tsx';

beforeEach(() => deleteDB(BOUWPLAATS_DATABASE));

const FORM = {
  reason: { type: 'textfield', title: 'Reden', required: false },
  submit: { type: 'submit', title: 'Definitief opheffen', required: false },
} as const;

const gone = new Array<string>();
const showError = jest.fn();

const open = (refusal: Error | null = null): void => {
  gone.length = 0;
  const host = buildHost({
    api: buildTransport(() => {
      if (refusal !== null) throw refusal;
      return { message: 'Gedaan.' };
    }),
    session: {
      started: async () => undefined,
      ended: async () => undefined,
      renewed: async () => undefined,
      leave: () => undefined,
    },
    showError,
    navigate: (to) => void gone.push(to),
  });
  const Component = () => (
    <CancelDialog
      host={host}
      username="jan"
      unsaved={{ current: null }}
      loaded={{ kind: 'form', form: FORM }}
      onClose={() => undefined}
    />
  );
  renderPage({ Component }, { path: '/account', url: '/account' });
};

const end = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Definitief opheffen' }));

const NOTICE = /^Alleen op dit apparaat staat wat u op de bouw hebt vastgelegd/;

test('who ends an account reads first what is lost with it, and where it is sent', async () => {
  await keepWachtend();
  open();
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'De Lindehof: 2 meldingen wachten, 1 melding geweigerd Openen en versturen',
    'Project 8: 1 melding geweigerd Openen en verbeteren',
  ]);
  expect(screen.getByText(/^Het gaat verloren als u uw account opheft\./)).toBeTruthy();
  expect(await bewaard()).toEqual(BEWAARD);
});

test('an account that is ended takes it away, and what others have to send stays', async () => {
  await keepWachtend();
  open();
  await screen.findByText(NOTICE);
  await end();
  await waitFor(() => expect(gone).toEqual(['/account/inloggen']));
  expect(await bewaard()).toEqual(['project:9']);
});

test('an account that is not ended loses nothing', async () => {
  await keepWachtend();
  open(buildHttpError(503));
  await screen.findByText(NOTICE);
  await end();
  await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
  expect(gone).toEqual([]);
  expect(await bewaard()).toEqual(BEWAARD);
});

test('who left nothing on this device reads of nothing', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Definitief opheffen' })).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
});
