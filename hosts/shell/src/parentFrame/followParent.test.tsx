import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import { EMPTY_IMPORT_QUEUE, type ImportResult } from '@adviestool/contract/importQueue';
import {
  chooseStrategy,
  keepAnalysis,
  keepResult,
  queueAnalysis,
  startImports,
} from '@adviestool/domain/import/importQueue';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { setSession } from '@adviestool/state/session';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';

import { anonymousSession, memberSession } from '../builders/buildSession.ts';
import { useDebugStore } from '../debug/debugStore.ts';
import { useAdviezenQuestionsStore } from '@adviestool/state/adviezenQuestions';
import { closeImportFailure, giveUpImportDialog } from '../import/importFailureStore.ts';
import { ImportDialogs } from '../import/ImportDialogs.tsx';
import { followParent } from './followParent.ts';

Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: true }) });

const PARENT = 'https://model.example.nl';
const OTHER_PARENT = 'https://tekenen.example.nl:8443';

const NOT_VALID = 'Bericht ontvangen van parent frame, maar import event data is niet valide.';

const RECEIVED = { event: 'import:data-received' };
const PARSE_ERROR = {
  event: 'import:parse-error',
  data: { message: 'Could not parse event data.' },
};
const VALIDATION_ERROR = {
  event: 'import:validation-error',
  data: { message: 'Event data is not valid.' },
};
/** A refusal that names the field. */
const wrong = (field: string) => ({
  event: 'import:validation-error',
  data: { message: 'Event data is not valid.', field },
});

const parent = document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
const post = jest.fn<(text: string, origin: string) => void>();
Object.assign(parent, { postMessage: post });
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const say = (data: unknown, origin = PARENT, source: Window | null = parent): void => {
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

const buildImport = (id = 'model-1'): ImportMessage => ({
  metadata: {
    type: 'ifc',
    id,
    file_path: 'gevel.ifc',
    file_created: '2026-01-01T00:00:00',
    file_updated: null,
  },
  project: { naam: 'De Linden' },
  gevelvullingen: [{ id: 'k1', type: 'kozijn', breedte: 1800, hoogte: 1500 }],
});

const importText = (data: unknown = buildImport()): string =>
  JSON.stringify({ event: 'import', data });

const sent = (): unknown[] =>
  post.mock.calls.map(([text, origin]) => ({ ...JSON.parse(text), origin }));

/** What went back, and to which origin; a mark that is answered last tells that nothing else comes. */
const answersUntilNow = async (): Promise<unknown[]> => {
  say(importText(buildImport('mark')), OTHER_PARENT);
  await waitFor(() => expect(sent().at(-1)).toEqual({ ...RECEIVED, origin: OTHER_PARENT }));
  return sent().slice(0, -1);
};

const queuedIds = (): string[] =>
  useImportQueueStore
    .getState()
    .items.map(({ message }) => message.metadata.id)
    .filter((id) => id !== 'mark');

const findFailure = () => screen.findByRole('alertdialog', { name: 'Project importeren mislukt' });

Object.defineProperty(globalThis, 'parent', { value: parent });
Object.defineProperty(document, 'referrer', { value: `${PARENT}/model/7` });
const follow = (parentOrigins: string[]): void =>
  followParent({ release: 'main-1', variant: { parentOrigins } });
const giveBack = hideNewerApis();
follow([PARENT, OTHER_PARENT]);
giveBack();
const atStart = post.mock.calls.map(([text, origin]) => ({ ...JSON.parse(text), origin }));

beforeEach(() => {
  changeImportQueue(() => EMPTY_IMPORT_QUEUE);
  useAdviezenQuestionsStore.setState({ questions: [] });
  post.mockClear();
  warn.mockClear();
  closeImportFailure();
  useDebugStore.setState({ isOn: false });
});

const READY = { event: 'ready', data: { versions: [1, 2], release: 'main-1' } };

test('the parent that frames the page is told that it listens, and told again when it asks', async () => {
  expect(atStart).toEqual([{ ...READY, origin: PARENT }]);
  say('{"event":"ready"}', OTHER_PARENT);
  await waitFor(() => expect(sent()).toEqual([{ ...READY, origin: OTHER_PARENT }]));
});

describe('an import message', () => {
  test('is queued, and its receipt told to the origin that sent it [asvs 3.5.5]', async () => {
    say(importText());
    say(importText(buildImport('model-2')));
    expect(await answersUntilNow()).toEqual([
      { ...RECEIVED, origin: PARENT },
      { ...RECEIVED, origin: PARENT },
    ]);
    expect(queuedIds()).toEqual(['model-1', 'model-2']);
  });

  test('that is sent again replaces what waits', async () => {
    say(importText());
    say(importText({ ...buildImport(), project: { naam: 'De Beuken' } }));
    await answersUntilNow();
    expect(queuedIds()).toEqual(['model-1']);
    expect(useImportQueueStore.getState().items[0]?.message.project.naam).toBe('De Beuken');
  });

  test('with a type that there is not is queued for the user, and who sent it is told why', async () => {
    const gevelvullingen = [
      { id: 'k1', type: 'kozijn' },
      { id: 'd1', type: 'dakraam' },
    ];
    say(importText({ ...buildImport(), gevelvullingen }));
    expect(await answersUntilNow()).toEqual([
      { ...RECEIVED, origin: PARENT },
      {
        event: 'import:validation-error',
        data: {
          message: 'Event data is not valid.',
          field: 'gevelvullingen.1.type',
          reason: 'The type "dakraam" is none of kozijn, schuifpui, hsb.',
        },
        origin: PARENT,
      },
    ]);
    expect(queuedIds()).toEqual(['model-1']);
  });

  test('waits for an import that is ongoing', async () => {
    say(importText());
    await answersUntilNow();
    changeImportQueue(queueAnalysis);
    for (const { receipt } of useImportQueueStore.getState().items) {
      changeImportQueue((queue) =>
        keepAnalysis(queue, receipt, { status: 'success', existing: null, others: [] }),
      );
      changeImportQueue((queue) => chooseStrategy(queue, receipt, 'create'));
    }
    changeImportQueue(startImports);
    post.mockClear();

    say(importText(buildImport('model-2')));
    say('{"event":');
    await waitFor(() => expect(post).toHaveBeenCalledWith(JSON.stringify(PARSE_ERROR), PARENT));
    expect(queuedIds()).toEqual(['model-1']);

    for (const { receipt } of useImportQueueStore.getState().items) {
      changeImportQueue((queue) =>
        keepResult(queue, receipt, { status: 'success', projectId: receipt }),
      );
    }
    await waitFor(() => expect(post).toHaveBeenCalledWith(JSON.stringify(RECEIVED), PARENT));
    expect(queuedIds()).toEqual(['model-1', 'model-2']);
  });
});

const run = (strategy: 'create' | 'skip', result: ImportResult): void => {
  changeImportQueue(queueAnalysis);
  for (const { receipt } of useImportQueueStore.getState().items) {
    changeImportQueue((queue) =>
      keepAnalysis(queue, receipt, { status: 'success', existing: null, others: [] }),
    );
    changeImportQueue((queue) => chooseStrategy(queue, receipt, strategy));
  }
  changeImportQueue(startImports);
  for (const { receipt } of useImportQueueStore.getState().items) {
    changeImportQueue((queue) => keepResult(queue, receipt, result));
  }
};
const results = (): unknown[] =>
  post.mock.calls
    .map(([text, origin]) => ({ ...JSON.parse(text), origin }))
    .filter(({ event }) => event === 'import:result');
const resultOf = (uitkomst: string, projectId: number | null) => ({
  event: 'import:result',
  data: {
    version: 2,
    metadata: { type: 'ifc', id: 'model-1' },
    uitkomst,
    projectId,
    aantallen: null,
    gevelvullingen: 1,
  },
  origin: PARENT,
});

describe('what became of an import', () => {
  test('is told once, to the parent that sent it', async () => {
    say(importText());
    await waitFor(() => expect(queuedIds()).toEqual(['model-1']));
    const aantallen = { nieuw: 1, gewijzigd: 2, vervallen: 0 };
    run('create', { status: 'success', projectId: 7, aantallen });
    const { data, ...rest } = resultOf('geimporteerd', 7);
    expect(results()).toEqual([{ ...rest, data: { ...data, aantallen } }]);
    changeImportQueue(() => EMPTY_IMPORT_QUEUE);
    expect(results()).toHaveLength(1);
  });

  test('one that is skipped, or left, is told of as such', async () => {
    say(importText());
    await waitFor(() => expect(queuedIds()).toEqual(['model-1']));
    run('skip', { status: 'success', projectId: null });
    expect(results()).toEqual([resultOf('overgeslagen', null)]);
    changeImportQueue(() => EMPTY_IMPORT_QUEUE);
    post.mockClear();
    say(importText());
    await waitFor(() => expect(queuedIds()).toEqual(['model-1']));
    changeImportQueue(() => EMPTY_IMPORT_QUEUE);
    expect(results()).toEqual([resultOf('overgeslagen', null)]);
  });

  test('of one that is sent again before that, only the last is told of', async () => {
    say(importText());
    say(importText());
    await answersUntilNow();
    run('create', { status: 'success', projectId: 7 });
    expect(results().filter((each) => JSON.stringify(each).includes('model-1'))).toEqual([
      resultOf('geimporteerd', 7),
    ]);
  });
});

describe('a question for the advices of a model', () => {
  const question = JSON.stringify({ event: 'adviezen', data: { type: 'ifc', id: 'model-1' } });

  test('is kept with who asked, once, and answered to that origin alone', async () => {
    setSession(memberSession.session);
    say(question);
    say(question);
    const asked = { type: 'ifc', id: 'model-1', origin: PARENT };
    await waitFor(() =>
      expect(useAdviezenQuestionsStore.getState().questions).toMatchObject([asked]),
    );
    const reden = {
      version: 2,
      metadata: { type: 'ifc', id: 'model-1' },
      reden: 'onbekend',
    } as const;
    useAdviezenQuestionsStore
      .getState()
      .questions[0]?.tell({ event: 'adviezen:error', data: reden });
    expect(sent()).toEqual([{ event: 'adviezen:error', data: reden, origin: PARENT }]);
  });

  test('says so when nobody is logged in, and waits', async () => {
    setSession(anonymousSession.session);
    say(question);
    await waitFor(() =>
      expect(sent()).toMatchObject([{ event: 'adviezen:error', data: { reden: 'niet-ingelogd' } }]),
    );
    expect(useAdviezenQuestionsStore.getState().questions).toHaveLength(1);
  });

  test('of no model is answered with what is wrong with it', async () => {
    say('{"event":"adviezen","data":{"type":"ifc"}}');
    say('{"event":"adviezen"}');
    const none = { version: 2, metadata: null, reden: 'ongeldig' };
    expect(await answersUntilNow()).toEqual([
      { event: 'adviezen:error', data: { ...none, field: 'id' }, origin: PARENT },
      { event: 'adviezen:error', data: none, origin: PARENT },
    ]);
    expect(useAdviezenQuestionsStore.getState().questions).toEqual([]);
  });
});

describe('a message that cannot be imported [storing 28] [asvs 3.5.5]', () => {
  afterEach(cleanup);

  test.each([
    ['no JSON', 'importeer dit', PARSE_ERROR],
    ['JSON that breaks off', importText().slice(0, -20), PARSE_ERROR],
    ['an import without data', JSON.stringify({ event: 'import' }), VALIDATION_ERROR],
    ['data of another form', importText({ metadata: null }), wrong('metadata')],
    [
      'an empty id',
      importText({ ...buildImport(), metadata: { ...buildImport().metadata, id: '' } }),
      wrong('metadata.id'),
    ],
    [
      'a width that is a text',
      importText({
        ...buildImport(),
        gevelvullingen: [{ id: 'k1', type: 'kozijn', breedte: '9' }],
      }),
      wrong('gevelvullingen.0.breedte'),
    ],
    [
      '10 MB',
      importText({ ...buildImport(), rest: 'x'.repeat(10_000_000) }),
      {
        ...VALIDATION_ERROR,
        data: {
          ...VALIDATION_ERROR.data,
          reason: expect.stringMatching(/^The text has 10000\d{3} characters; at most 4194304/),
        },
      },
    ],
  ])('%s: refused, and the user is told', async (_what, text, answer) => {
    render(
      <ImportDialogs
        ImportDialog={() => null}
        support={{ email: 'hulp@example.nl', phone: '030 123 45 67' }}
      />,
    );
    say(text);
    expect(await answersUntilNow()).toEqual([{ ...answer, origin: PARENT }]);
    expect(queuedIds()).toEqual([]);

    const dialog = await findFailure();
    expect(dialog.textContent).toContain('Het importeren is mislukt. Probeer het nogmaals.');
    expect(dialog.textContent).toContain('(e-mail hulp@example.nl, telefoon 030 123 45 67)');
    act(() => screen.getByText('Sluiten', { selector: 'span' }).click());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('whose data are not valid gives one warning, however often it is sent', async () => {
    for (let times = 0; times < 20; times += 1) say(importText({}));
    expect(await answersUntilNow()).toHaveLength(20);
    expect(await screen.findAllByRole('group', { name: NOT_VALID })).toHaveLength(1);
  });
});

describe('nothing is answered and nothing done [storing 28] [asvs 3.5.5]', () => {
  test.each<[string, unknown, string, Window | null]>([
    ['another origin', importText(), 'https://evil.example', parent],
    ['an origin that begins the same', importText(), `${PARENT}.evil.example`, parent],
    ['a frame without an origin', importText(), 'null', parent],
    ['another window of the same origin', importText(), PARENT, window],
    ['an object in place of a text', { event: 'import', data: buildImport() }, PARENT, parent],
    ['an unknown event', '{"event":"export","data":1}', PARENT, parent],
    ['an answer of our own', '{"event":"import:data-received"}', PARENT, parent],
    ['JSON without an event', 'null', PARENT, parent],
    ['another name for debug', '{"event":"adviestool_debug"}', PARENT, parent],
    ['debug from elsewhere', 'adviestool_debug_enable', 'https://evil.example', parent],
  ])('%s', async (_what, data, origin, source) => {
    say(data, origin, source);
    expect(await answersUntilNow()).toEqual([]);
    expect(queuedIds()).toEqual([]);
    expect(useDebugStore.getState().isOn).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a variant without parent origins does not listen, nor a page without a frame', () => {
    const listen = jest.spyOn(globalThis, 'addEventListener');
    follow([]);
    Object.defineProperty(globalThis, 'parent', { value: window });
    follow([PARENT]);
    Object.defineProperty(globalThis, 'parent', { value: parent });
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  });
});

test.each([
  ['its name', 'adviestool_debug_enable'],
  ['JSON with its name', JSON.stringify({ event: 'adviestool_debug_enable', data: null })],
])('the parent frame turns debug on with %s, and off', async (_form, message) => {
  say(message);
  await waitFor(() => expect(useDebugStore.getState().isOn).toBe(true));
  say('adviestool_debug_disable');
  await waitFor(() => expect(useDebugStore.getState().isOn).toBe(false));
});

test.each([
  ['read', closeImportFailure],
  ['still open', () => undefined],
])(
  '%s: a dialog that cannot be shown is tried again when the parent frame sends again',
  async (_failure, leave) => {
    setSession(memberSession.session);
    const shown = jest.fn();
    const Dialog = () => {
      useEffect(() => {
        shown();
        if (shown.mock.calls.length === 1) giveUpImportDialog();
      }, []);
      return <p>wat te doen</p>;
    };
    render(
      <ImportDialogs
        ImportDialog={Dialog}
        support={{ email: 'hulp@example.nl', phone: '030 123 45 67' }}
      />,
    );
    say(importText());
    expect(await findFailure()).toBeTruthy();
    expect(screen.queryByText('wat te doen')).toBeNull();
    act(leave);
    expect(screen.queryByText('wat te doen')).toBeNull();

    say(importText());
    expect(await screen.findByText('wat te doen')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(queuedIds()).toEqual(['model-1']);
  },
);

test('the user is asked about what is queued once logged in', async () => {
  setSession(anonymousSession.session);
  render(
    <ImportDialogs
      ImportDialog={() => <p>wat te doen</p>}
      support={{ email: 'hulp@example.nl', phone: '030 123 45 67' }}
    />,
  );
  say(importText());
  await answersUntilNow();
  expect(screen.queryByText('wat te doen')).toBeNull();
  act(() => setSession(memberSession.session));
  expect(screen.getByText('wat te doen')).toBeTruthy();
});
