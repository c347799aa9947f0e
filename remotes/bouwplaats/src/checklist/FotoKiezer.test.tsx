import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { FotoKiezer, type GekozenFoto } from './FotoKiezer.tsx';

/** What Chrome 111 takes. */
const ORIENTATIONS = new Set<unknown>(['none', 'flipY']);

// jsdom draws no pictures.
Object.assign(globalThis, {
  createImageBitmap: async (
    _file: Blob,
    { imageOrientation = 'none' }: ImageBitmapOptions = {},
  ) => {
    if (!ORIENTATIONS.has(imageOrientation)) throw new TypeError(`No value: ${imageOrientation}`);
    return { width: 1, height: 1, close: () => undefined };
  },
});
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => ({ drawImage: () => undefined }),
  toDataURL: () => 'data:image/jpeg;base64,CCCC',
});

const FOTO = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

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

test('who takes the last photo that there may be goes on at that photo', async () => {
  render(<Kiezer aantal={1} />);
  await userEvent.upload(screen.getByLabelText('Foto maken'), FOTO);
  const weg = await screen.findByRole('button', { name: 'Foto 2 weghalen' });
  expect(screen.queryByLabelText('Foto maken')).toBeNull();
  expect(document.activeElement).toBe(weg);
});
