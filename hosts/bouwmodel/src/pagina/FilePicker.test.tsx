import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FilePicker } from './FilePicker.tsx';

const bestand = new File(['x'], 'ander.ifc');

const show = (isBewerkt: boolean) => {
  const onFiles = jest.fn();
  const { container } = render(
    <FilePicker isOpen isBusy={false} isBewerkt={isBewerkt} onFiles={onFiles} />,
  );
  const drop = () =>
    fireEvent.drop(container.firstElementChild ?? container, {
      dataTransfer: { files: [bestand] },
    });
  return { onFiles, drop };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('another file takes the place of groups that were made by hand after a question', async () => {
  const { onFiles, drop } = show(true);
  drop();
  const question = screen.getByRole('alertdialog', { name: 'Ander bestand openen?' });
  expect(question.textContent).toContain(
    'Groepen, keuzes en maten die u hebt gewijzigd, gaan verloren',
  );
  await press('Annuleren');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onFiles).not.toHaveBeenCalled();
  drop();
  await press('Openen');
  expect(onFiles.mock.calls).toEqual([[[bestand], false]]);
});

test('without one where nothing was made by hand', () => {
  const nothing = show(false);
  nothing.drop();
  expect(nothing.onFiles.mock.calls).toEqual([[[bestand], false]]);
});

test('a file that is added takes the place of nothing', async () => {
  const { onFiles } = show(true);
  await press('Bestand toevoegen');
  await userEvent.upload(screen.getByLabelText('IFC-bestand kiezen'), bestand);
  expect(onFiles.mock.calls).toEqual([[[bestand], true]]);
});
