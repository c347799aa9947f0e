import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { FotoKiezer, type GekozenFoto } from './FotoKiezer.tsx';

const Kiezer = () => {
  const [fotos, setFotos] = useState<readonly GekozenFoto[]>([
    { id: 'a', inhoud: 'AAAA' },
    { id: 'b', inhoud: 'BBBB' },
  ]);
  return (
    <FotoKiezer
      ruimte={2}
      fotos={fotos}
      onChange={setFotos}
      isBusy={false}
      onBusy={() => undefined}
    />
  );
};

test('who takes a photo away goes on where another is taken', async () => {
  render(<Kiezer />);
  await userEvent.click(screen.getByRole('button', { name: 'Foto 2 weghalen' }));
  const maken = screen.getByLabelText('Foto maken');
  expect(document.activeElement).toBe(maken);
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 weghalen' }));
  expect(document.activeElement).toBe(maken);
});
