import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ModelPaneel } from './ModelPaneel.tsx';

test('how much memory a large model takes is said before it is read', async () => {
  const bestand = new File([], 'toren.ifc');
  Object.defineProperty(bestand, 'size', { value: 300_000_000 });
  const asked: (readonly [string, boolean | undefined])[] = [];
  render(
    <ModelPaneel
      state={{ kind: 'groot', bestand }}
      verzending={{ kind: 'none' }}
      isBreed={false}
      onBreed={() => undefined}
      onFile={({ name }, isAsked) => asked.push([name, isAsked])}
      edit={() => undefined}
      adviezen={{ kind: 'wachten' }}
      onSend={() => undefined}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'Het bestand is 300 MB. Lezen vraagt ongeveer 1,4 GB geheugen',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toch lezen' }));
  expect(asked).toEqual([['toren.ifc', true]]);
});
