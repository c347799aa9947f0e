import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import { firstBewerking, split } from '../model/bewerking.ts';
import type { ModelState } from '../model/useModel.ts';
import { ModelPaneel } from './ModelPaneel.tsx';

const show = (state: ModelState) =>
  render(
    <ModelPaneel
      state={state}
      verzending={{ kind: 'none' }}
      isBreed={false}
      onBreed={() => undefined}
      onFiles={() => undefined}
      edit={() => undefined}
      adviezen={{ kind: 'wachten' }}
      onSend={() => undefined}
    />,
  );

test('how much memory a large model takes is said before it is read', async () => {
  const bestand = new File([], 'toren.ifc');
  Object.defineProperty(bestand, 'size', { value: 300_000_000 });
  const [read, cancel] = [jest.fn(), jest.fn()];
  show({ kind: 'groot', bestand, read, cancel, kept: null });
  expect(screen.getByRole('alert').textContent).toContain(
    'Het bestand is 300 MB. Lezen vraagt ongeveer 1,4 GB geheugen',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toch lezen' }));
  expect(read).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('while a file is read, or a large one is asked about, another one is asked about too, and none is added', () => {
  const model = buildBouwmodel([buildRaam({ globalId: 'a1' }), buildRaam({ globalId: 'a2' })]);
  const kept = {
    bestanden: [],
    file: { naam: 'woning.ifc', gewijzigd: '2026-11-21T09:00:00.000Z' },
    model,
    bewerking: split(firstBewerking(model), ['a2'], false),
    nietGelezen: [],
  };
  const bestand = new File([], 'ander.ifc');
  const states: ModelState[] = [
    { kind: 'reading', naam: 'ander.ifc', kept },
    { kind: 'groot', bestand, read: jest.fn(), cancel: jest.fn(), kept },
  ];
  for (const state of states) {
    const { unmount } = show(state);
    const add = screen.getByRole('button', { name: 'Bestand toevoegen' });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.drop(screen.getByText(/^of sleep/i), { dataTransfer: { files: [bestand] } });
    expect(screen.getByRole('alertdialog', { name: 'Ander bestand openen?' })).toBeDefined();
    unmount();
  }
  show({ kind: 'open', ...kept });
  expect(screen.getByRole('button', { name: 'Bestand toevoegen' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('of each file that cannot be read the reason is said', () => {
  const nietGelezen = [
    { naam: 'oud.ifc', fault: 'schema' },
    { naam: 'half.ifc', fault: 'onvolledig' },
  ] as const;
  show({ kind: 'fault', nietGelezen });
  const [oud, half] = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(oud).toMatch(/oud\.ifc.*Dit schema wordt niet ondersteund/);
  expect(half).toMatch(/half\.ifc.*Het bestand is niet volledig/);
});
