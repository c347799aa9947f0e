import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createForm } from 'final-form';
import { Form } from 'react-final-form';
import { MemoryRouter } from 'react-router';

import { EffectPaneel } from './EffectPaneel.tsx';

test('an effect that cannot be worked out is told, and tried again of what is typed next', async () => {
  const project = buildProject({ gevelvullingen: [buildGevelvulling()] });
  const { catalogus } = buildHost();
  const server = { isAway: true };
  const host = buildHost({
    catalogus: {
      ...catalogus,
      load: async (naam) => {
        if (server.isAway) throw buildHttpError(503);
        return catalogus.load(naam);
      },
    },
  });
  const form = createForm<Record<string, unknown>>({
    onSubmit: () => undefined,
    initialValues: { ...project.projectGegevens },
  });
  render(
    <MemoryRouter>
      <Form form={form} onSubmit={() => undefined}>
        {() => <EffectPaneel host={host} project={project} />}
      </Form>
    </MemoryRouter>,
  );
  const paneel = screen.getByRole('region', { name: 'Effect van de wijziging' });

  act(() => form.change('gebouwhoogte', 40));
  const told = await screen.findByText('Het effect kon niet worden berekend.');
  expect(told.getAttribute('aria-busy')).toBe('false');

  server.isAway = false;
  act(() => form.change('gebouwhoogte', 50));
  await waitFor(() => expect(paneel.textContent).toMatch(/1 advies wijzigt/));
});
