import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { SaveOutcome } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { VOORKEUR_SLEUTEL } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { openStorage } from '@adviestool/state/browserStorage';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { AanbevolenDialog } from './AanbevolenDialog.tsx';

const host = buildHost();
const project = buildProject({ gevelvullingen: [buildGevelvulling()] });
const ids = new Set(
  project.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id),
);

const renderDialog = () =>
  render(
    <MemoryRouter>
      <AanbevolenDialog
        saving={{
          host,
          projectId: project.id,
          save: async (): Promise<Exclude<SaveOutcome, { kind: 'conflict' }>> => ({
            kind: 'unchanged',
          }),
        }}
        project={project}
        ids={ids}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );

const keuze = (): HTMLElement => screen.getByRole('combobox', { name: 'Aanbevolen naar' });

beforeEach(() => localStorage.clear());

test('what counts is what the user chose elsewhere, said in words, and is changed here too', async () => {
  const storage = openStorage('local', host.config.variant.id);
  storage.write(VOORKEUR_SLEUTEL, 'minste');
  const { unmount } = renderDialog();
  expect(keuze()).toHaveProperty('value', 'minste');
  expect(screen.getByText(/het product met de minste hoekankers/)).toBeTruthy();

  await userEvent.selectOptions(keuze(), 'Lichtste product');
  expect(screen.getByText('Op elke zijde komt het lichtste product dat past.')).toBeTruthy();
  unmount();
  renderDialog();
  expect(keuze()).toHaveProperty('value', 'lichtste');
});
