import type { Page } from '@playwright/test';

export type StepName = 'Gevelvulling en kader' | 'Detaillering' | 'Productkeuze' | 'Advies';

/** What the steps of a gevelvulling have in common. */
export const wizard = (page: Page) => {
  const main = page.getByRole('main');
  const steps = page.getByRole('navigation', { name: 'Stappen van de gevelvulling' });
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' });
  const conflict = page.getByRole('alertdialog', { name: 'Project is intussen gewijzigd' });
  return {
    heading: (step: StepName) => page.getByRole('heading', { name: step, level: 1, exact: true }),
    steps,
    stepLink: (step: StepName) => steps.getByRole('link', { name: step }),
    chooseOther: main.getByRole('button', { name: /, andere gevelvulling kiezen$/ }),
    previous: main.getByRole('button', { name: 'Vorige' }),
    next: main.getByRole('button', { name: 'Volgende' }),
    saved: main.getByRole('status').filter({ hasText: /^Opgeslagen om \d\d:\d\d$/ }),
    notSaved: main.getByText('Opslaan is niet gelukt. Uw invoer staat nog op het scherm.'),
    tryAgain: main.getByRole('button', { name: 'Opnieuw proberen' }),
    restored: main.getByText('Uw niet-opgeslagen invoer is teruggezet.'),
    undoRestore: main.getByRole('button', { name: 'Ongedaan maken' }),
    errors: main.getByRole('alert').filter({ hasText: /aandacht vra/ }),
    question,
    stay: question.getByRole('button', { name: 'Blijven' }),
    leave: question.getByRole('button', { name: 'Verlaten' }),
    conflict,
    keepMine: conflict.getByRole('button', { name: 'Mijn versie bewaren' }),
    loadNewest: conflict.getByRole('button', { name: 'Nieuwste versie laden' }),
    gone: main.getByText(/^(?:Dit project is|.* heeft dit project op .*) verwijderd\./),
    putBack: main.getByRole('button', { name: 'Project terugzetten' }),
  };
};
