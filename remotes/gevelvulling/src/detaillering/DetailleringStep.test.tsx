import { beforeEach, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const renderDetaillering = (gevelvulling: Gevelvulling) =>
  renderWizard({
    url: '/project/7/gevelvulling/a1b2c3d4/detaillering',
    host: buildHost(buildProject(gevelvulling)),
  });

const choose = async (group: string, name: string): Promise<void> => {
  const radios = await screen.findAllByRole('radio', { name });
  const radio = radios.find(
    (candidate) =>
      candidate.closest('[role="radiogroup"]') === screen.getByRole('radiogroup', { name: group }),
  );
  if (radio === undefined) throw new Error(`${group} has no ${name}.`);
  await userEvent.click(radio);
};

beforeEach(() => {
  sessionStorage.clear();
});

test('a kozijn on the edge of the floor asks for the distance of the spouwlat', async () => {
  renderDetaillering(buildGevelvulling());
  const label = 'Afstand onderkant spouwlat tot bovenkant vloerrand, mm';

  expect(await screen.findByRole('textbox', { name: label })).toBeTruthy();
  await choose('Plaatsing onderzijde', 'Binnenmuur');
  expect(screen.queryByRole('textbox', { name: label })).toBeNull();
});

test('a prefab kozijn has no plaatsing and no straight bovendorpel', async () => {
  renderDetaillering(
    applyKader(buildGevelvulling({ detailleringData: {} }), {
      bouwmethode: 'prefab',
      gebruikBevestigingsmiddelen: null,
    }),
  );

  expect(await screen.findByRole('radio', { name: 'Afgeschuind' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Recht' })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Plaatsing onderzijde' })).toBeNull();
});

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen[0]?.detailleringData;

test('weight by another way clears the first number; a decimal comma is read', async () => {
  renderDetaillering(buildGevelvulling());

  await choose('Gewicht invoeren als', 'Totaalgewicht');
  await userEvent.type(screen.getByRole('textbox', { name: 'Totaalgewicht, kg' }), '182,5');
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));

  await waitFor(() => expect(stored()).toMatchObject({ totaalgewicht: 182.5 }));
  expect(stored()).not.toHaveProperty('glasgewicht');
});

test('an empty detaillering marks and names both questions of the plaatsing', async () => {
  renderDetaillering(buildGevelvulling({ detailleringData: {} }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volgende' }));

  for (const naam of ['Plaatsing onderzijde', 'Plaatsing bovenzijde']) {
    expect(screen.getByRole('radiogroup', { name: naam }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(screen.getByRole('link', { name: `${naam}: Dit veld is verplicht.` })).toBeTruthy();
  }
  expect(screen.queryByText(/^plaatsing/)).toBeNull();
});

test('the bounds of a measure are told before anything is typed', async () => {
  renderDetaillering(buildGevelvulling({ detailleringData: {} }));

  expect(
    await screen.findByRole('textbox', { name: 'Stelruimte, mm', description: '0 tot 30\u202Fmm' }),
  ).toBeTruthy();
});

test('what is typed stays when somebody opens a choice of the first step again', async () => {
  const gevelvulling = buildGevelvulling();
  renderDetaillering(gevelvulling);
  const label = 'Stelruimte, mm';
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, '17');
  const kader = { ...gevelvulling.gevelvullingEnKaderData, gebruikBevestigingsmiddelen: null };
  const project = buildProject({ ...gevelvulling, gevelvullingEnKaderData: kader });
  act(() => useActiveProjectStore.setState({ project }));
  expect(await screen.findByText(/niet meer volledig/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', '17');
});
