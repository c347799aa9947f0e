import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

// The last step breaks it on purpose: what counts none would count nothing else either.
test.use({ expectedErrors: [/Applying inline style violates/] });

test('no page breaks its own content security policy', async ({
  context,
  demoPage: page,
  fullProject: { id: projectId },
}) => {
  const broken: string[] = [];
  await context.exposeFunction('meldOvertreding', (line: string) => broken.push(line));
  await context.addInitScript(() => {
    // What is caught, as a try of Function, stands in no console.
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        void Reflect.get(
          globalThis,
          'meldOvertreding',
        )(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
      },
    );
  });
  const place = { projectId, gevelvullingId: IDS.kozijn } as const;
  for (const path of [
    '/',
    projectPath(projectId),
    stepPath({ ...place, step: 'detaillering' }),
    stepPath({ ...place, step: 'advies' }),
    '/handleiding',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(broken).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'b {}';
    document.head.append(style);
  });
  await expect.poll(() => broken).toEqual([expect.stringContaining('style-src')]);
});
