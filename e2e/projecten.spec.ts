import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { choose } from './fixtures/choose.ts';
import {
  gevelvullingPath,
  IDS,
  projectDetailsPath,
  projectPath,
  stepPath,
} from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const unique = (): string => crypto.randomUUID().slice(0, 8);

test('the list is searched, sorted and paged through its address', async ({
  demoPage: page,
  api,
}) => {
  const mark = unique();
  for (let nummer = 1; nummer <= 21; nummer += 1) {
    const naam = `Blok ${String(nummer).padStart(2, '0')}`;
    await api.createProject(
      buildProjectGegevens({ projectNaam: naam, plaatsWerkadres: `Stad ${mark}` }),
    );
  }
  const { search, sort, rows, nextPage, heading } = projectListPage(page);
  await page.goto('/');
  await search.fill(`stad ${mark}`);
  await expect(heading).toHaveText('Projecten 21');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Blok 21');

  await expect(search).toBeFocused();

  await sort.focus();
  await sort.selectOption('Naam, A-Z');
  await expect(rows.first()).toContainText('Blok 01');
  await expect(sort).toBeFocused();
  // So low that the one row of the next page could still be out of sight.
  await page.setViewportSize({ width: 1280, height: 240 });
  await nextPage.click();
  await expect(rows).toHaveCount(1);
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    zoek: `stad ${mark}`,
    sortering: 'naam-az',
    pagina: '2',
  });

  await page.reload();
  await expect(rows).toHaveText([/Blok 21/]);
  await expect(search).toHaveValue(`stad ${mark}`);
  await search.fill(`${mark} nergens`);
  await expect(page.getByText('Geen projecten gevonden.')).toBeVisible();
});

test('a deleted project is gone from every tab, and comes back when that is undone', async ({
  demoPage: page,
  context,
  project,
}) => {
  const naam = project.projectGegevens.projectNaam ?? '';
  const other = await context.newPage();
  await other.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await expect(projectListPage(other).rows).toHaveCount(1);

  await page.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await projectListPage(page).actions(naam).click();
  await frame(page).menuItem('Verwijderen').click();
  await frame(page)
    .question(`Project ‘${naam}’ verwijderen`)
    .getByRole('button', { name: 'Project verwijderen' })
    .click();
  const notice = frame(page).notice('is verwijderd.');
  await expect(notice).toBeVisible();
  await expect(projectListPage(page).project(naam)).toBeAbsent({
    beside: projectListPage(page).heading,
  });
  await expect(other.getByText('Geen projecten gevonden.')).toBeVisible();

  await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(projectListPage(page).project(naam)).toBeVisible();
  await expect(projectListPage(other).project(naam)).toBeVisible();
});

test('a list shows what another tab creates @rest', async ({ demoPage: page, context }) => {
  const naam = `Nieuw ${unique()}`;
  const other = await context.newPage();
  await other.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await expect(other.getByText('Geen projecten gevonden.')).toBeVisible();

  const form = projectForm(page);
  await page.goto('/project/nieuw/details');
  await form.naam.fill(naam);
  await choose(form.typeBouw('Woning'));
  await choose(form.windgebied('II'));
  await form.submit.click();
  await expect(projectPage(page).heading(naam)).toBeVisible();
  await expect(projectListPage(other).project(naam)).toBeVisible();
});

test('a tab without input of its own follows what another tab saves [storing 2] @rest', async ({
  demoPage: page,
  context,
  project,
}) => {
  const other = await context.newPage();
  await other.goto(projectPath(project.id));
  await expect(projectPage(other).heading(project.projectGegevens.projectNaam ?? '')).toBeVisible();

  const naam = `Hernoemd ${unique()}`;
  await page.goto(projectDetailsPath(project.id));
  await projectForm(page).naam.fill(naam);
  await projectForm(page).submit.click();
  await expect(projectPage(page).heading(naam)).toBeVisible();
  await expect(projectPage(other).heading(naam)).toBeVisible();
});

for (const choice of ['mine', 'newest'] as const) {
  test(`two people save one project: of what both changed the value that is ${choice} stays, the rest merges${choice === 'mine' ? '' : ' @rest'}`, async ({
    demoPage: page,
    browser,
    demoSession,
    project,
    api,
  }) => {
    const colleague = await browser.newContext();
    await makeKnownVisitor(colleague);
    await colleague.addCookies(demoSession.cookies);
    const theirs = await colleague.newPage();
    const form = projectForm(page);
    await page.goto(projectDetailsPath(project.id));
    await form.referentienummer.fill('van mij');

    await theirs.goto(projectDetailsPath(project.id));
    await projectForm(theirs).referentienummer.fill('van een ander');
    await projectForm(theirs).werkadres.fill('Straat van een ander');
    await projectForm(theirs).gebouwhoogte.fill('24');
    await projectForm(theirs).submit.click();
    await expect(
      projectPage(theirs).heading(project.projectGegevens.projectNaam ?? ''),
    ).toBeVisible();
    await colleague.close();

    await form.submit.click();
    await (choice === 'mine' ? form.keepMine : form.loadNewest).click();
    if (choice === 'newest') {
      await expect(form.werkadres).toHaveValue('Straat van een ander');
      await expect(form.referentienummer).toHaveValue('van een ander');
    } else {
      await expect(frame(page).notice('gewijzigd in 24')).toContainText('Gebouwhoogte is door');
      await expect(page).toHaveURL(projectPath(project.id));
    }
    const { projectGegevens } = (await api.fetchProject(project.id)).project;
    expect(projectGegevens).toMatchObject({
      referentienummer: choice === 'mine' ? 'van mij' : 'van een ander',
      werkadres: 'Straat van een ander',
      gebouwhoogte: 24,
    });
  });
}

test('what cannot be read is shown, never written @rest', async ({
  demoPage: page,
  project,
  api,
}) => {
  const text = '[{"kapot": true}]';
  await api.storeGevelvullingenText(project, text);
  const { heading, addGevelvulling } = projectPage(page);
  const unreadable = page.getByText(/kunnen niet worden gelezen/);

  await page.goto(projectPath(project.id));
  await expect(heading(project.projectGegevens.projectNaam ?? '')).toBeVisible();
  await expect(unreadable).toBeVisible();
  await expect(addGevelvulling).toBeAbsent({ beside: unreadable });
  await page.goto(projectDetailsPath(project.id));
  await expect(unreadable).toBeVisible();
  await expect(projectForm(page).submit).toBeAbsent({ beside: unreadable });
  await page.goto(gevelvullingPath(project.id, 'nieuw'));
  await expect(page).toHaveURL(projectPath(project.id));
  expect(await api.gevelvullingenText(project.id)).toBe(text);
});

test('a gevelvulling or project that is not there is told of until the user has read it @rest', async ({
  demoPage: page,
  project,
}) => {
  await page.goto(gevelvullingPath(project.id, 'ffffffff'));
  await expect(page).toHaveURL(projectPath(project.id));
  const toast = frame(page).toast('Gevelvulling niet gevonden.');
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Sluiten' }).click();
  await expect(toast).toBeAbsent({ beside: page.getByRole('heading', { level: 1 }) });

  await page.goto(projectPath(99_999_999));
  await expect(page).toHaveURL('/');
  await expect(frame(page).toast('Project niet gevonden.')).toBeVisible();
});

test('a connection with a building model is shown and can be removed @rest', async ({
  demoPage: page,
  project,
  api,
}) => {
  await api.connect(project.id, {
    type: 'bouwmodel',
    external_id: crypto.randomUUID(),
    data: { file_path: 'lindehof.ifc', file_created: null, file_updated: null },
  });
  const { removeConnection } = projectPage(page);
  await page.goto(projectPath(project.id));
  await removeConnection('lindehof.ifc').click();
  await frame(page)
    .question('Koppeling verwijderen')
    .getByRole('button', { name: 'Koppeling verwijderen' })
    .click();
  await expect(removeConnection('lindehof.ifc')).toBeAbsent({
    beside: page.getByRole('heading', { level: 1 }),
  });
  expect((await api.fetchProject(project.id)).project.externalConnections).toEqual([]);
});

test('a report that nobody waits for is found under the reports of its project @rest', async ({
  demoPage: page,
  fullProject: { id },
}) => {
  await page.goto(`${projectPath(id)}/rapporten`);
  await expect(page.getByText('Dit project heeft nog geen rapporten.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar project' }).click();
  await page.getByRole('button', { name: 'Rapport', exact: true }).click();
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  await page.getByRole('button', { name: 'Niet wachten' }).click();
  await expect(
    frame(page).notice(
      'Het rapport wordt verder gemaakt. U vindt het onder Rapporten van het project.',
    ),
  ).toBeVisible();

  await page.goto(`${projectPath(id)}/rapporten`);
  const row = page.getByRole('row', { name: /alle 3 gevelvullingen/ });
  const link = row.getByRole('link', { name: /^Openen/ });
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test('a chosen gevolgklasse is calculated with, named in the ledger, and taken back', async ({
  demoPage: page,
  fullProject: { id },
}) => {
  const { gebouwhoogte, gevolgklasse, typeBouw, submit } = projectForm(page);
  const { notice } = frame(page);
  const warning = page.getByText('Vanaf vier bouwlagen geldt meestal gevolgklasse CC2.');
  const { showGeneralCalculation, generalCalculation } = adviesStep(page);
  const klasseInAdvies = async (): Promise<string> => {
    await page.goto(stepPath({ projectId: id, gevelvullingId: IDS.kozijn, step: 'advies' }));
    await showGeneralCalculation.click();
    return (await generalCalculation.getByRole('listitem').first().textContent()) ?? '';
  };

  await page.goto(projectDetailsPath(id));
  await expect(gevolgklasse).toHaveValue('');
  await choose(typeBouw('Woning'));
  await gebouwhoogte.fill('13');
  await expect(warning).toBeVisible();
  await gevolgklasse.selectOption('CC2');
  await expect(warning).toBeAbsent({ beside: gevolgklasse });
  await submit.click();
  await expect(notice('Project opgeslagen.')).toBeVisible();
  expect(await klasseInAdvies()).toMatch(/CC2.*Gekozen in het project/s);

  await page.goto(projectDetailsPath(id));
  await gevolgklasse.selectOption('Volgens type bouw');
  await submit.click();
  await expect(notice('Project opgeslagen.')).toBeVisible();
  expect(await klasseInAdvies()).toMatch(/CC1.*Woning/s);
});
