import { expect } from '@playwright/test';

import type { Api } from '../../fixtures/api.ts';
import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../../fixtures/gevelvullingen.ts';
import { projectPath } from '../../fixtures/paths.ts';
import { dragInPage } from '../dragInPage.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const grip = (merk: string) => role('button', new RegExp(`^${merk} .* verplaatsen$`));

/** Waits until the gevelvullingen of a project stand in this order. */
const expectOrder = async (api: Api, projectId: number, merken: readonly string[]) => {
  const stored = async () =>
    (await api.fetchProject(projectId)).project.gevelvullingen.map(
      ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.merk,
    );
  await expect.poll(stored, { timeout: 20_000 }).toEqual(merken);
};

/** The order of the gevelvullingen, by keys and by mouse. */
export const order = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Volgorde ${crypto.randomUUID().slice(0, 8)}` }),
    Object.values(gevelvullingen),
  );
  await engine.goto(site + projectPath(project.id));
  await screen.click(grip('K01'));
  await engine.press('ArrowDown');
  await expectOrder(api, project.id, ['SP1', 'K01', 'HSB-A']);
  await screen.isFocused(grip('K01'));

  const list = role('list', /^Gevelvullingen/, { within: role('main') });
  await screen.placeIn(grip('HSB-A'), 12, 6);
  const first = await screen.placeIn(role('listitem', undefined, { within: list, nth: 0 }), 200, 8);
  const from = await screen.placeIn(grip('HSB-A'), 12, 6);
  await engine.evaluate(
    'void addEventListener("dragstart", () => (document.body.dataset.gesleept = "ja"), { once: true })',
  );
  await engine.drag(from, first);
  expect(await engine.evaluate('document.body.dataset.gesleept'), 'a mouse begins it').toBe('ja');
  await engine.evaluate(
    `(${dragInPage.toString()})(${JSON.stringify(from)}, ${JSON.stringify(first)})`,
  );
  await expectOrder(api, project.id, ['HSB-A', 'SP1', 'K01']);
};
