import { beforeEach, expect, test } from '@jest/globals';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { setActiveProject } from '@adviestool/state/activeProject';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

/* A new gevelvulling is stored, the answer is lost, and the page is loaded anew. */

const NIEUW = '/project/7/gevelvulling/nieuw';

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

const choose = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name }));
};

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

const fill = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};

/** A backend of which the first answer to a save is lost. */
const buildBackend = () => {
  let stored = buildProject();
  let saves = 0;
  const host = buildHost(stored);
  const refresh = async () => {
    setActiveProject(stored, null);
    return stored;
  };
  const visit = () =>
    renderWizard({
      url: NIEUW,
      host: {
        ...host,
        project: {
          ensure: refresh,
          refresh,
          save: async (change) => {
            saves += 1;
            const outcome = await saveIn(stored)(change);
            if (outcome.kind === 'saved') stored = outcome.project;
            if (saves === 1) {
              const error = new NetworkError('No answer.', { method: 'PUT', path: '/' });
              return { kind: 'failed', error };
            }
            await refresh();
            return outcome;
          },
        },
      },
    });
  return {
    visit,
    stored: () =>
      stored.gevelvullingen.map(({ gevelvullingEnKaderData: { id, merk, breedte } }) => ({
        id,
        merk,
        breedte,
      })),
  };
};

/** @returns the backend, when the page has been loaded anew */
const loseAnswer = async () => {
  const backend = buildBackend();
  backend.visit();
  await choose('Kozijn');
  await choose('Traditioneel');
  await choose('Nee');
  await fill('Merk (optioneel)', 'K01');
  await fill('Breedte, mm', '1800');
  await fill('Hoogte, mm', '1500');
  await press('Volgende');
  await waitFor(() => expect(backend.stored()).toHaveLength(1));
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();
  const router = backend.visit();
  expect((await field('Breedte, mm')).value).toBe('1800');
  return { ...backend, router };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('sent again it is stored once, and its next step follows', async () => {
  const { stored, router } = await loseAnswer();
  const [first] = stored();
  await press('Volgende');

  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  expect(stored()).toEqual([first]);
  expect(router.state.location.pathname).toBe(
    `/project/7/gevelvulling/${String(first?.id)}/detaillering`,
  );
});

test('given up it stays as it was stored, and what is typed then is another one', async () => {
  const { stored } = await loseAnswer();
  await press('Ongedaan maken');
  await choose('Kozijn');
  await choose('Traditioneel');
  await choose('Nee');
  await fill('Merk (optioneel)', 'K02');
  await fill('Breedte, mm', '900');
  await fill('Hoogte, mm', '1500');
  await press('Volgende');

  await waitFor(() =>
    expect(stored()).toMatchObject([
      { merk: 'K01', breedte: 1800 },
      { merk: 'K02', breedte: 900 },
    ]),
  );
});

test('what stands there by now is not replaced by something else without a question', async () => {
  const { stored } = await loseAnswer();
  await fill('Breedte, mm', '900');
  await press('Volgende');

  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(stored()).toMatchObject([{ breedte: 1800 }]);
});
