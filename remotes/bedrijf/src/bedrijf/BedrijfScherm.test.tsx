import { afterEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { uitnodigingBodySchema, type Lid } from '@adviestool/contract/leden';
import type { Group } from '@adviestool/contract/session';
import { setSession } from '@adviestool/state/session';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { teksten } from './leden/teksten.ts';
import page from './page.tsx';

const GROUP = 12;
const BASE = `/api/v2/group/${GROUP}`;

const buildLid = (change: Partial<Lid>): Lid => ({
  uid: 3,
  naam: 'jansen',
  mail: 'jansen@example.nl',
  rollen: ['company-employee'],
  is_lid: true,
  is_geblokkeerd: false,
  login: null,
  rol_via_bedrijfslogin: false,
  projecten: 0,
  ...change,
});

const LEDEN = [
  buildLid({ uid: 1, naam: 'baas', rollen: ['company-member', 'company-administrator'] }),
  buildLid({ projecten: 4 }),
  buildLid({ uid: 4, naam: 'kijker', rollen: ['company-dashboard'] }),
  buildLid({ uid: 5, naam: 'weg', mail: null, rollen: [], is_lid: false, projecten: 2 }),
];

const UITNODIGING = {
  id: 9,
  mail: 'nieuw@example.nl',
  rol: 'company-employee',
  door: 'baas',
  verstuurd: '2026-11-01T10:00:00Z',
  verloopt: '2026-11-08T10:00:00Z',
  is_verlopen: true,
} as const;

const ANSWERS_LEDEN = { leden: LEDEN, uitnodigingen: [UITNODIGING] };

const ANSWERS: Record<string, unknown> = {
  [`GET ${BASE}/bedrijf`]: {
    naam: 'Kozijnen & Zn.',
    catalogus: { id: 'voorbeeld', versie: '2026-1', sinds: '2026-03-01T09:00:00Z' },
    logo: null,
  },
  [`GET ${BASE}/instellingen`]: { zichtbaarheid: 'bekijken' },
  [`GET ${BASE}/archief`]: { archief: null },
};

afterEach(() => setSession({ status: 'unknown' }));

/** Opens the page as somebody with a role; `refuse` answers a write in place of success. */
const visit = (
  role: string,
  refuse: (body?: unknown) => unknown = () => undefined,
  { group = null, leden = {} }: { group?: Group | null; leden?: object } = {},
) => {
  const user = { uid: 1, name: 'baas', roles: [], groups: { [GROUP]: { roles: [role] } } };
  setSession({ status: 'authenticated', user, group });
  const asked: string[] = [];
  const showError = jest.fn();
  const toast = jest.fn();
  const api = buildTransport(({ method, path, body }) => {
    const call = `${method} ${path}`;
    asked.push(body === undefined ? call : `${call} ${JSON.stringify(body)}`);
    if (call === `GET ${BASE}/leden`) return { ...ANSWERS_LEDEN, ...leden };
    return call in ANSWERS ? ANSWERS[call] : refuse(body);
  });
  const { Component: renderContent, loader } = page(buildHost({ api, showError, toast }));
  const Content = () => <>{renderContent()}</>;
  const route = {
    path: '/bedrijf',
    Component: Content,
    hydrateFallbackElement: <p>Laden</p>,
    ...(loader === undefined ? {} : { loader }),
  };
  const router = createMemoryRouter([route], { initialEntries: ['/bedrijf'] });
  render(<RouterProvider router={router} />);
  return { asked, showError, toast };
};

test('a member sees the company and what holds in it, and nothing to change', async () => {
  const { asked } = visit('company-employee');
  await screen.findByText('voorbeeld 2026-1, in gebruik sinds 1 maart 2026');
  screen.getByText('Medewerkers kunnen elkaars projecten bekijken.');
  screen.getByText('Er is geen logo ingesteld.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([`GET ${BASE}/bedrijf`, `GET ${BASE}/instellingen`]);
});

test.each([
  [true, /iedereen kan in dit bedrijf zelf een account maken/],
  [false, /wie een beheerder uitnodigt, komt in dit bedrijf/],
])('beside what members see stands who may enter; by registration: %s', async (isOpen, text) => {
  const group = { id: GROUP, label: 'K', type: 'company', user_registration: isOpen, roles: [] };
  visit('company-administrator', undefined, { group });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('who logs in by the company stands there too, where it has a login of its own', async () => {
  const group = { id: GROUP, label: 'K', type: 'company', user_registration: false, roles: [] };
  visit('company-employee', undefined, { group: { ...group, bedrijfslogin: true } });
  expect(await screen.findByText(/Ook wie via uw bedrijf inlogt/)).toBeTruthy();
});

test('an administrator removes a member, whose projects go to somebody who makes projects', async () => {
  const { asked } = visit('company-administrator');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Acties voor jansen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uit het bedrijf verwijderen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'jansen verwijderen' }));
  dialog.getByText('jansen heeft 4 projecten. Kies wie die krijgt.');
  const heir = dialog.getByRole('combobox', { name: 'Projecten gaan naar' });
  expect(
    within(heir)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kies…', 'baas']);
  const remove = dialog.getByRole('button', { name: 'Uit het bedrijf verwijderen' });
  await user.click(remove);
  expect(asked.some((call) => call.startsWith('POST'))).toBe(false);
  await user.selectOptions(heir, 'baas');
  await user.click(remove);
  expect(asked).toContain(`POST ${BASE}/leden/3/verwijderen {"naar":1}`);
});

test('who left projects behind has only those to hand over', async () => {
  visit('company-administrator');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Acties voor weg' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Projecten overdragen']);
});

test('a last login is said to be one to whichever company', async () => {
  visit('company-administrator');
  const uitleg = /‘Laatst ingelogd’ telt elke keer mee, ook bij een ander bedrijf/;
  expect(await screen.findByText(uitleg)).toBeTruthy();
});

test('a role is changed, and a refusal is told in the words of the backend', async () => {
  const text = 'Dit is de laatste beheerder van uw bedrijf. Wijs eerst een andere beheerder aan.';
  const { asked, showError } = visit('company-administrator', () => {
    throw buildHttpError(409, { serverMessage: text });
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Acties voor baas' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rol wijzigen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rol van baas' }));
  expect(dialog.getByRole('radio', { name: 'Beheerder' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: 'Medewerker' }));
  await user.click(dialog.getByRole('button', { name: 'Rol opslaan' }));
  expect(asked).toContain(`PUT ${BASE}/leden/1 {"rol":"company-employee"}`);
  expect(showError).toHaveBeenCalledWith(expect.anything(), { 409: text });
});

/** Opens the question and pastes a list. */
const pasteIn = async (user: UserEvent, tekst: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mensen uitnodigen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mensen uitnodigen' }));
  await user.click(dialog.getByRole('textbox', { name: /^E-mailadressen/ }));
  await user.paste(tekst);
  return dialog;
};

/** Invites who stands in a list, with a backend that knows one member and allows so many invitations. */
const invite = async (tekst: string, allowed = 50, link: unknown = { token: 'geheim' }) => {
  let sent = 0;
  const visited = visit('company-administrator', (body) => {
    if (body === undefined) return link;
    const { mail } = uitnodigingBodySchema.parse(body);
    if (mail === 'jansen@example.nl') throw buildHttpError(422, { serverMessage: LID });
    if (sent >= allowed) throw buildHttpError(429, { serverMessage: TE_VEEL });
    sent += 1;
    return { uitnodiging: { ...UITNODIGING, mail, is_verlopen: false } };
  });
  const user = userEvent.setup();
  const dialog = await pasteIn(user, tekst);
  await user.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
  return { ...visited, dialog, user };
};

const LID = 'Iemand met dit e-mailadres is al lid van uw bedrijf.';
const TE_VEEL = 'U hebt te veel uitnodigingen verstuurd. Wacht een paar uur.';

test('each line of a list is answered, and what failed can be mended', async () => {
  const { asked, dialog, user } = await invite(
    'Anna de Boer <anna@example.nl>; jansen@example.nl\ngeen adres',
  );
  const lijst = await dialog.findByRole('list', { name: 'Wie is uitgenodigd' });
  expect(
    within(lijst)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Anna de Boeranna@example\.nlWordt verstuurd/),
    `jansen@example.nl${LID}`,
    'geen adresDit is geen e-mailadres.',
  ]);
  expect(dialog.getByText('1 van 3 uitnodigingen gemaakt.')).toBeTruthy();
  const body = { mail: 'anna@example.nl', naam: 'Anna de Boer', rol: 'company-employee' };
  expect(asked).toContain(`POST ${BASE}/uitnodigingen ${JSON.stringify(body)}`);
  await user.click(dialog.getByRole('button', { name: 'De rest verbeteren' }));
  expect(dialog.getByRole('textbox', { name: /^E-mailadressen/ })).toHaveProperty(
    'value',
    'jansen@example.nl\ngeen adres',
  );
});

test('a list that was pasted is given up only after a question', async () => {
  visit('company-administrator');
  const user = userEvent.setup();
  const dialog = await pasteIn(user, 'anna@example.nl');
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  expect(dialog.getByDisplayValue('anna@example.nl')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await user.click(await screen.findByRole('button', { name: 'Verlaten' }));
  expect(screen.queryByRole('dialog', { name: 'Mensen uitnodigen' })).toBeNull();
});

test('while a list is sent it cannot be closed, so that what became of each is seen', async () => {
  const waiting: ((answer: object) => void)[] = [];
  const answered = new Promise<object>((resolve) => {
    waiting.push(resolve);
  });
  visit('company-administrator', () => answered);
  const user = userEvent.setup();
  const dialog = await pasteIn(user, 'anna@example.nl');
  await user.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
  expect(dialog.queryByRole('button', { name: 'Sluiten' })).toBeNull();
  waiting[0]?.({ uitnodiging: { ...UITNODIGING, mail: 'anna@example.nl', is_verlopen: false } });
  await dialog.findByText('De uitnodiging is gemaakt.');
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog', { name: 'Mensen uitnodigen' })).toBeNull();
});

test('a limit ends the list, and says so of the rest', async () => {
  const { asked, dialog } = await invite('a@example.nl\nb@example.nl\nc@example.nl', 1);
  await dialog.findByText('1 van 3 uitnodigingen gemaakt.');
  expect(dialog.getAllByText(TE_VEEL)).toHaveLength(2);
  expect(asked.filter((call) => call.startsWith(`POST ${BASE}/uitnodigingen `))).toHaveLength(2);
});

test.each([
  ['', 'Vul minstens één e-mailadres in.'],
  ['Anna', 'Hier staat geen e-mailadres in, zoals naam@voorbeeld.nl.'],
  [
    Array.from({ length: 51 }, (_each, index) => `a${index}@example.nl`).join(','),
    'Hier staan 51 mensen. Nodig er hooguit 50 tegelijk uit.',
  ],
])('%# nobody is asked for what cannot be sent', async (tekst, text) => {
  const { asked, dialog } = await invite(tekst === '' ? ' ' : tekst);
  expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

/** Of what is copied; the DOM of the tests has none. */
class ClipboardItem {
  readonly types: readonly string[];
  readonly data: Record<string, Promise<Blob>>;
  constructor(data: Record<string, Promise<Blob>>) {
    this.data = data;
    this.types = Object.keys(data);
  }
  async getType(type: string): Promise<Blob | undefined> {
    return this.data[type];
  }
}

const LINK = { name: 'Link voor anna@example.nl' };

test('the link of an invitation is made once, and copied within the press', async () => {
  Object.assign(globalThis, { ClipboardItem });
  const waiting: ((answer: object) => void)[] = [];
  const answered = new Promise<object>((resolve) => {
    waiting.push(resolve);
  });
  const { asked, dialog, user } = await invite('anna@example.nl', 50, answered);
  const write = jest.spyOn(navigator.clipboard, 'write');
  const copy = await dialog.findByRole('button', { name: 'Link kopiëren voor anna@example.nl' });
  await user.click(copy);
  expect(write).toHaveBeenCalledTimes(1);
  waiting[0]?.({ token: 'geheim' });
  const adres = `${location.origin}/uitnodiging#geheim`;
  expect(await dialog.findByRole('textbox', LINK)).toHaveProperty('value', adres);
  expect(await navigator.clipboard.readText()).toBe(adres);
  await user.click(copy);
  expect(asked.filter((call) => call === `POST ${BASE}/uitnodigingen/9/link`)).toHaveLength(1);
});

test('where a page may not copy, the link is selected to be copied by hand', async () => {
  const { dialog, user, toast } = await invite('anna@example.nl');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const name = 'Link kopiëren voor anna@example.nl';
  await user.click(await dialog.findByRole('button', { name }));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', LINK);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(toast).toHaveBeenCalledWith('warning', teksten.uitnodiging.link.nietGekopieerd);
});

test('without a mail server the page says where mails lie', async () => {
  visit('company-administrator', () => undefined, { leden: { mailserver: false } });
  expect(await screen.findByText(/^Er is geen mailserver ingesteld/)).toBeTruthy();
});

/** Opens an entry of the menu of a member or an invitation. @returns what the dialog says */
const openEntry = async (menu: string, entry: string): Promise<string> => {
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole('button', { name: `Acties voor ${menu}` });
  if (button !== undefined) await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.getByRole('dialog').textContent;
};

test.each([
  [true, /krijgt een e-mail/],
  [false, /^(?!.*krijgt een e-mail)/],
])(
  'with a mail server %s, a mail is promised to who is removed or whose links end, or not',
  async (mailserver, text) => {
    const mailed = { leden: { mailserver } };
    visit('company-administrator', () => undefined, mailed);
    expect(await openEntry('jansen', 'Uit het bedrijf verwijderen')).toMatch(text);
    cleanup();
    visit('company-administrator', () => undefined, mailed);
    expect(await openEntry('jansen', 'Rol wijzigen')).toMatch(text);
  },
);

test('of whom the provider of the company decides the role, the dialog says so', async () => {
  const VAN_AANBIEDER = /geldt weer de rol die uw aanbieder geeft/;
  const leden = [buildLid({ uid: 1, naam: 'baas' }), buildLid({ rol_via_bedrijfslogin: true })];
  visit('company-administrator', undefined, { leden: { leden } });
  expect(await openEntry('baas', 'Rol wijzigen')).not.toMatch(VAN_AANBIEDER);
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(await openEntry('jansen', 'Rol wijzigen')).toMatch(VAN_AANBIEDER);
});

test.each([
  [true, 'Ieder krijgt een e-mail met een link.', 'De link in de e-mail blijft ook werken'],
  [false, 'Voor ieder komt er een link, die u kopieert en zelf geeft.', 'Een link die u eerder'],
])(
  'with a mail server %s, who invites reads how the link comes to whom',
  async (mailserver, invited, copied) => {
    const uitnodigingen = [{ ...UITNODIGING, is_verlopen: false }];
    const mailed = { leden: { mailserver, uitnodigingen } };
    visit('company-administrator', () => ({ token: 'geheim' }), mailed);
    await userEvent.click(await screen.findByRole('button', { name: 'Mensen uitnodigen' }));
    expect(screen.getByRole('dialog').textContent).toContain(invited);
    cleanup();
    visit('company-administrator', () => ({ token: 'geheim' }), mailed);
    expect(await openEntry('nieuw@example.nl', 'Link kopiëren')).toContain(copied);
  },
);

test('an invitation that has run out says so, and is sent again', async () => {
  const { asked } = visit('company-administrator', () => ({ uitnodiging: UITNODIGING }));
  const user = userEvent.setup();
  const table = await screen.findByRole('table', { name: 'Uitnodigingen' });
  expect(within(table).getAllByText('Verlopen').length).toBeGreaterThan(0);
  await user.click(within(table).getByRole('button', { name: 'Acties voor nieuw@example.nl' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Opnieuw versturen' }));
  expect(asked).toContain(`POST ${BASE}/uitnodigingen/9/opnieuw`);
});
