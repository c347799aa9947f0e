import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ModelPaneel } from './ModelPaneel.tsx';

test('how much memory a large model takes is said before it is read', async () => {
  const bestand = new File([], 'toren.ifc');
  Object.defineProperty(bestand, 'size', { value: 300_000_000 });
  const [read, cancel] = [jest.fn(), jest.fn()];
  render(
    <ModelPaneel
      state={{ kind: 'groot', bestand, read, cancel }}
      verzending={{ kind: 'none' }}
      isBreed={false}
      onBreed={() => undefined}
      onFiles={() => undefined}
      edit={() => undefined}
      adviezen={{ kind: 'wachten' }}
      onSend={() => undefined}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'Het bestand is 300 MB. Lezen vraagt ongeveer 1,4 GB geheugen',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toch lezen' }));
  expect(read).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});
