import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { setActiveProject } from '@adviestool/state/activeProject';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { VaststellenDialog } from './VaststellenDialog.tsx';

test('the button that was pressed keeps the focus while it works and after it is refused', async () => {
  const project = buildProject({ gevelvullingen: [buildGevelvulling()] });
  setActiveProject(project, null);
  const refusals: (() => void)[] = [];
  const errors: unknown[] = [];
  const host = buildHost({
    api: buildTransport(
      () =>
        new Promise((_resolve, reject) => {
          refusals.push(() => reject(buildHttpError(503)));
        }),
    ),
    showError: (error) => void errors.push(error),
  });
  const { projectGegevens } = project;
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus: host.catalogus.loaded() });
  render(
    <VaststellenDialog
      saving={{ host, projectId: project.id, save: async () => ({ kind: 'unchanged' }) }}
      rijen={project.gevelvullingen.map((gevelvulling) => rijOf(gevelvulling))}
      onClose={() => undefined}
    />,
  );
  const fix = screen.getByRole<HTMLButtonElement>('button', { name: /^Vaststellen/ });
  await userEvent.click(fix);
  expect([fix.getAttribute('aria-disabled'), fix.disabled]).toEqual(['true', false]);
  for (const refuse of refusals) refuse();
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(document.activeElement).toBe(fix);
});
