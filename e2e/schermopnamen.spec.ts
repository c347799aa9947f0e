import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './fixtures/command.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { bouwlijstPath, IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { webpOf } from './fixtures/webpOf.ts';

/*
 * Pictures of the pages with data as a user would have them, in three widths, light and dark. Not
 * part of the run: `SCHERMOPNAMEN=1 playwright test`. Those that a document shows are kept in
 * docs/screens and made anew there; the others go to a folder that git ignores.
 */

const OUTPUT = join(import.meta.dirname, 'screenshots');
const DOCS = join(ROOT, 'docs/screens');

const PROJECTEN = [
  ['Appartementen Kadehuis', '2026-031', 'Maasboulevard 88', 'Rotterdam'],
  ['Basisschool De Wilgenhoek', '2026-027', 'Schoolstraat 3', 'Amersfoort'],
  ['Renovatie Parkflat', '2026-022', 'Parklaan 140', 'Groningen'],
  ['Kantoor Stationsplein', '2026-019', 'Stationsplein 7', 'Zwolle'],
] as const;

const project = test.extend<{ projectId: number }>({
  projectId: async ({ api }, provide) => {
    for (const [projectNaam, referentienummer, werkadres, plaatsWerkadres] of PROJECTEN) {
      await api.createProject(
        buildProjectGegevens({ projectNaam, referentienummer, werkadres, plaatsWerkadres }),
        [gevelvullingen.kozijn],
      );
    }
    const { id } = await api.createProject(
      buildProjectGegevens({ projectNaam: 'Woningen Lindekwartier', referentienummer: '2026-034' }),
      Object.values(gevelvullingen),
    );
    await provide(id);
  },
});

project.use({ deviceScaleFactor: 1 });

project('the pages are pictured', async ({ demoPage: page, projectId }) => {
  const step = { projectId, gevelvullingId: IDS.kozijn } as const;
  const pictures = [
    ['projecten', '/', 'Projecten'],
    ['project', projectPath(projectId), 'Woningen Lindekwartier'],
    ['project-bewerken', projectDetailsPath(projectId), 'Project bewerken'],
    ['kader', stepPath({ ...step, step: 'gevelvulling-en-kader' }), 'Gevelvulling en kader'],
    ['detaillering', stepPath({ ...step, step: 'detaillering' }), 'Detaillering'],
    ['productkeuze', stepPath({ ...step, step: 'productkeuze' }), 'Productkeuze'],
    ['advies', stepPath({ ...step, step: 'advies' }), 'Advies'],
    ['bouwlijst', bouwlijstPath(projectId), 'Bouwlijst'],
  ] as const;
  mkdirSync(OUTPUT, { recursive: true });
  for (const [name, path, heading] of pictures) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    for (const width of [360, 800, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      // As tall as the page: what sticks to the window then stands at its end.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${width}${colorScheme === 'dark' ? '-donker' : ''}.webp`;
        const folder = existsSync(join(DOCS, file)) ? DOCS : OUTPUT;
        writeFileSync(join(folder, file), await webpOf(page, await page.screenshot()));
      }
    }
  }
});
