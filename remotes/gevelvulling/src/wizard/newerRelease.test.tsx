import { beforeEach, expect, test } from '@jest/globals';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { lostNewerKeys, withNewerKeys } from '@adviestool/domain/builders/newerRelease';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

const EXTRA = { nieuw: { diep: [1, 'a'] } };

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen[0];

test.each([
  ['gevelvulling-en-kader', 'Volgende'],
  ['detaillering', 'Volgende'],
  ['productkeuze', 'Volgende'],
  ['advies', 'Meer acties'],
])('the step %s saves what a newer release added as it was', async (step, button) => {
  const gevelvulling = withNewerKeys(buildGevelvulling(), EXTRA);
  renderWizard({
    url: `/project/7/gevelvulling/a1b2c3d4/${step}`,
    host: buildHost(buildProject(gevelvulling)),
  });

  await userEvent.click(await screen.findByRole('button', { name: button }));
  const opslaan = screen.queryByRole('menuitem', { name: 'Opslaan' });
  if (opslaan !== null) await userEvent.click(opslaan);
  await waitFor(() => expect(stored()?.changed).toBeDefined());

  expect(lostNewerKeys(gevelvulling, stored(), EXTRA)).toEqual([]);
});
