import type { ImportResultMessage } from '@adviestool/contract/frameProtocol';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from '@jest/globals';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { importMessageOf } from '../model/importMessageOf.ts';
import { useAdviestool } from './useAdviestool.ts';

const ORIGIN = 'https://advies.example.nl';

const model = (id: string) => buildBouwmodel([], { id });

const opened = (first: ReturnType<typeof model>) => {
  const { result, rerender } = renderHook((open) => useAdviestool(ORIGIN, open), {
    initialProps: first,
  });
  const frame = document.body.appendChild(document.createElement('iframe'));
  result.current.frame.current = frame;
  const hear = (event: string, data?: unknown): void =>
    act(() => {
      const text = JSON.stringify({ event, data });
      const source = frame.contentWindow;
      dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source, data: text }));
    });
  return {
    open: rerender,
    kind: () => result.current.verzending.kind,
    send: (sent: ReturnType<typeof model>): void =>
      act(() =>
        result.current.send(
          importMessageOf({
            model: sent,
            groepen: [],
            file: { naam: 'gevel.ifc', gewijzigd: '2026-01-01T00:00:00Z' },
            keuzes: new Map(),
          }),
        ),
      ),
    receive: () => hear('import:data-received'),
    imported: (id: string) =>
      hear('import:result', {
        version: 2,
        metadata: { type: 'ifc', id },
        uitkomst: 'geimporteerd',
        projectId: 7,
        gevelvullingen: 1,
        aantallen: null,
      } satisfies ImportResultMessage),
  };
};

test('what became of a model is said of that one alone', () => {
  const [gevel, dak] = [model('gevel'), model('dak')];
  const { open, kind, send, receive, imported } = opened(gevel);
  send(gevel);
  receive();
  expect(kind()).toBe('received');
  open(dak);
  expect(kind()).toBe('none');
  imported('gevel');
  expect(kind()).toBe('none');
  open(gevel);
  expect(kind()).toBe('done');
  // The same model, exported and read anew.
  open(model('gevel'));
  expect(kind()).toBe('none');
});

test('and what was decided of an earlier one is not said of the last', () => {
  const [gevel, dak] = [model('gevel'), model('dak')];
  const { open, kind, send, receive, imported } = opened(gevel);
  send(gevel);
  open(dak);
  send(dak);
  receive();
  imported('gevel');
  expect(kind()).toBe('received');
  imported('dak');
  expect(kind()).toBe('done');
});
