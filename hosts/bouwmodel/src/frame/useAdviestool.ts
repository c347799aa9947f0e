import { ADVIEZEN_EVENT, type AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import type { AdviezenError } from '@adviestool/contract/adviezenError';
import type { AdviezenQuestion } from '@adviestool/contract/frameProtocol';
import { IMPORT_EVENTS, type ImportMessage } from '@adviestool/contract/importMessage';
import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { berichtOf, type Antwoord } from './bericht.ts';

/** Milliseconds: a frame that is still loading, or shows something else, does not answer. */
const PATIENCE = 10_000;

export type Verzending =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'silent' }
  | (Antwoord & { at: Date });

/** How the advices of the model stand: as they were told, why there are none, or nothing is told yet. */
export type AdviezenStand =
  | { kind: 'wachten' }
  | { kind: 'geen'; reden: AdviezenError['reden'] }
  | { kind: 'verteld'; adviezen: AdviezenMessage };

interface Adviestool {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the model that is open, as it was read: one that was read anew, or has another file, was not sent. */
  verzending: Verzending;
  adviezen: AdviezenStand;
  send: (message: ImportMessage) => void;
}

/**
 * The product in its frame: messages go to its origin only, and are taken from there only.
 * @param model that is open, whose advices are followed; null: none is
 */
export const useAdviestool = (origin: string, model: Bouwmodel | null): Adviestool => {
  const modelId = model?.id ?? null;
  const frame = useRef<HTMLIFrameElement>(null);
  /** The frame has said that it listens: what is posted before that finds nobody. */
  const isReady = useRef(false);
  /** What was sent last, and what became of it. */
  const [verzonden, setVerzonden] = useState<{
    model: Bouwmodel | null;
    verzending: Verzending;
  }>({ model: null, verzending: { kind: 'none' } });
  /** What was told last, and of which model. */
  const [told, setTold] = useState<{ modelId: string; stand: AdviezenStand } | null>(null);

  const say = (event: string, data?: unknown): void => {
    frame.current?.contentWindow?.postMessage(JSON.stringify({ event, data }), origin);
  };
  const askAdviezen = useEffectEvent((id: string | null): void => {
    if (id === null || !isReady.current) return;
    const question: AdviezenQuestion = { type: 'ifc', id, tekeningen: true };
    say(ADVIEZEN_EVENT, question);
  });
  const hear = useEffectEvent((text: unknown): void => {
    const bericht = berichtOf(text);
    if (bericht === null) return;
    if (bericht.kind === 'adviezen') {
      const { adviezen } = bericht;
      setTold({ modelId: adviezen.project.metadataId, stand: { kind: 'verteld', adviezen } });
      return;
    }
    if (bericht.kind === 'geenAdviezen') {
      const { metadata, reden } = bericht.fout;
      // A question without a model is the one about what is open.
      const about = metadata?.id ?? modelId;
      if (about !== null) setTold({ modelId: about, stand: { kind: 'geen', reden } });
      return;
    }
    if (bericht.kind === 'ready') isReady.current = true;
    // What was sent before may be decided on after it.
    else if (bericht.kind !== 'done' || bericht.metadata.id === verzonden.model?.id) {
      setVerzonden({ ...verzonden, verzending: { ...bericht, at: new Date() } });
    }
    // A frame that was loaded anew knows no question; after an import there is something to ask.
    if (bericht.kind === 'ready' || bericht.kind === 'done') askAdviezen(modelId);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      hear(event.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => askAdviezen(modelId), [modelId]);

  useEffect(() => {
    if (verzonden.verzending.kind !== 'sending') return undefined;
    const timer = setTimeout(
      () => setVerzonden({ ...verzonden, verzending: { kind: 'silent' } }),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  }, [verzonden]);

  return {
    frame,
    verzending: verzonden.model === model ? verzonden.verzending : { kind: 'none' },
    adviezen: told !== null && told.modelId === modelId ? told.stand : { kind: 'wachten' },
    send: (data) => {
      setVerzonden({ model, verzending: { kind: 'sending' } });
      say(IMPORT_EVENTS.import, data);
    },
  };
};
