import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { FotoKiezer, type GekozenFoto } from './FotoKiezer.tsx';

const Kiezer = ({ aantal }: { aantal: number }) => {
  const [fotos, setFotos] = useState<readonly GekozenFoto[]>(
    ['AAAA', 'BBBB'].slice(0, aantal).map((inhoud) => ({ id: inhoud, inhoud })),
  );
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
  render(<Kiezer aantal={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Foto 2 weghalen' }));
  const maken = screen.getByLabelText('Foto maken');
  expect(document.activeElement).toBe(maken);
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 weghalen' }));
  expect(document.activeElement).toBe(maken);
});
