import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { REGISTER_FORM } from '../builders/buildForm.ts';
import { FormOpener, type FormDialogProps } from './FormOpener.tsx';

const FormDialog = ({ loaded }: FormDialogProps) => <dialog open>{loaded.kind}</dialog>;

test('a dialog whose code does not come is told, leaves the page as it is and opens at the next try', async () => {
  const showError = jest.fn<HostApi['showError']>();
  const missing = new Error('Loading chunk failed.');
  let tries = 0;
  render(
    <FormOpener
      host={buildHost({ showError })}
      username="jan"
      unsaved={{ current: null }}
      label="Account opheffen"
      fetchForm={async () => REGISTER_FORM}
      loadDialog={async () => {
        tries += 1;
        if (tries === 1) throw missing;
        return FormDialog;
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Account opheffen' });
  await userEvent.click(button);
  expect(showError.mock.calls).toMatchObject([[{ name: 'NetworkError', cause: missing }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
