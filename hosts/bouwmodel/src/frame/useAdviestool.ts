import { IMPORT_EVENTS, type ImportMessage } from '@adviestool/contract/importMessage';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { antwoordOf, type Antwoord } from './antwoord.ts';

/** Milliseconds: a frame that is still loading, or shows something else, does not answer. */
const PATIENCE = 10_000;

export type Verzending =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'silent' }
  | (Antwoord & { at: Date; aantal: number });

interface Adviestool {
  frame: RefObject<HTMLIFrameElement | null>;
  verzending: Verzending;
  send: (message: ImportMessage) => void;
}

/** The product in its frame: messages go to its origin only, and are taken from there only. */
export const useAdviestool = (origin: string): Adviestool => {
  const frame = useRef<HTMLIFrameElement>(null);
  const sent = useRef(0);
  const [verzending, setVerzending] = useState<Verzending>({ kind: 'none' });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const antwoord = antwoordOf(event.data);
      if (antwoord === null) return;
      setVerzending({ ...antwoord, at: new Date(), aantal: sent.current });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (verzending.kind !== 'sending') return undefined;
    const timer = setTimeout(() => setVerzending({ kind: 'silent' }), PATIENCE);
    return () => clearTimeout(timer);
  }, [verzending]);

  return {
    frame,
    verzending,
    send: (data) => {
      sent.current = data.gevelvullingen.length;
      setVerzending({ kind: 'sending' });
      const text = JSON.stringify({ event: IMPORT_EVENTS.import, data });
      frame.current?.contentWindow?.postMessage(text, origin);
    },
  };
};
