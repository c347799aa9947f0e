import { IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

/** Keys that the pages below read at least: fewer means that the test looks past them. */
const FEWEST_KEYS = 6;

for (const [what, text] of [
  ['that is no JSON', '{"een":'],
  ['of something else', '[{"een": {"twee": [3]}}]'],
] as const) {
  test(`whatever key of the storage holds text ${what}, every page opens and the key is reset [storing 16]${what === 'that is no JSON' ? '' : ' @rest'}`, async ({
    demoPage: page,
    fullProject,
  }) => {
    await page.addInitScript((damaged) => {
      // oxlint-disable-next-line typescript/unbound-method -- each call below binds it
      const { getItem } = Storage.prototype;
      const seen = new Set<string>();
      Object.assign(globalThis, {
        damagedKeys: () => ({
          read: [...seen],
          left: [...seen].filter((key) =>
            [localStorage, sessionStorage].some((area) => getItem.call(area, key) === damaged),
          ),
        }),
      });
      // A key of the product has its name before it.
      Storage.prototype.getItem = function read(key: string) {
        if (key.includes(':') && !seen.has(key)) {
          seen.add(key);
          this.setItem(key, damaged);
        }
        return getItem.call(this, key);
      };
    }, text);

    const pages = [
      ['/', projectListPage(page).heading],
      [projectPath(fullProject.id), page.getByRole('heading', { level: 1 })],
      [projectDetailsPath(fullProject.id), projectForm(page).werkadres],
      [
        stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'detaillering' }),
        wizard(page).heading('Detaillering'),
      ],
    ] as const;
    const keys = new Set<string>();
    for (const [path, content] of pages) {
      await page.goto(path);
      await page.keyboard.press('Escape');
      await expect(content, path).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(globalThis, 'damagedKeys')().left), path)
        .toEqual([]);
      const read: string[] = await page.evaluate(
        () => Reflect.get(globalThis, 'damagedKeys')().read,
      );
      for (const key of read) keys.add(key);
    }
    expect(keys.size).toBeGreaterThanOrEqual(FEWEST_KEYS);
  });
}
