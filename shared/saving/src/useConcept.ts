import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useState } from 'react';
import { z } from 'zod';

import { createConcept, type StoredConcept } from './concept.ts';
import { createTabStorage } from './tabStorage.ts';

/** Unsaved input, with the version that it was typed on. */
interface TypedInput<Values> {
  basis: string | null;
  invoer: Values;
}

interface ConceptOptions<Loaded, Values> {
  /** What the input is of, by ids with colons between. */
  subject: string;
  /** Reads stored values back; it need not be complete. */
  schema: z.ZodType<Values>;
  /** As it is saved now, as far as this tab knows. */
  loaded: Loaded;
  /** Which version that is; null: unknown, or never saved. */
  basisOf: (loaded: Loaded) => string | null;
}

/** The unsaved input of a form, and what it was typed on. */
export interface Concept<Loaded, Values> {
  /** What the form shows without unsaved input: what is loaded, or was when the input was typed. */
  opened: Loaded;
  /** The version that the input is to be saved against; null: unknown, or never saved. */
  basis: string | null;
  /** The input of an earlier visit, until it is saved or given up. */
  restored: Values | null;
  /** Goes up when the input is given up: the key of what holds it. */
  generation: number;
  /** Remembers unsaved input. */
  keep: (values: Values) => void;
  /** Forgets it: it is saved, or as it was. */
  drop: () => void;
  /** Forgets it without drawing anything anew: the page is about to be left. */
  forget: () => void;
  /** Forgets it and shows what is saved. */
  giveUp: () => void;
  isKept: () => boolean;
}

const typedInputSchema = <Values>(schema: z.ZodType<Values>): z.ZodType<TypedInput<Values>> =>
  z.union([
    z.object({ basis: z.string().nullable(), invoer: schema }),
    // As the release before this one kept the data of a project.
    z
      .object({ revision: z.string().nullable(), invoer: schema })
      .transform(({ revision, invoer }) => ({ basis: revision, invoer })),
  ]);

const openConcept = <Values>(
  { config }: HostApi,
  { subject, schema }: Pick<ConceptOptions<never, Values>, 'subject' | 'schema'>,
): StoredConcept<TypedInput<Values>> =>
  createConcept(
    createTabStorage(
      openStorage('session', config.variant.id),
      openStorage('local', config.variant.id),
    ),
    `concept:${String(currentUid())}:${subject}`,
    typedInputSchema(schema),
  );

/**
 * The unsaved input of a form, kept in the session storage of the tab, and for the
 * next one when it is closed. What is loaded while there is input
 * does not replace what that was typed on, so that saving it is a conflict when somebody else saved in the
 * meantime.
 */
export const useConcept = <Loaded, Values>(
  host: HostApi,
  options: ConceptOptions<Loaded, Values>,
): Concept<Loaded, Values> => {
  const { loaded, basisOf } = options;
  const [stored] = useState(() => openConcept(host, options));
  const [{ restored }, setEarlier] = useState(() => ({ restored: stored.read() }));
  const [opened, setOpened] = useState(loaded);
  const [generation, setGeneration] = useState(0);
  if (opened !== loaded && !stored.isKept()) setOpened(loaded);
  const basis = restored === null ? basisOf(opened) : restored.basis;

  useEffect(() => {
    globalThis.addEventListener('pagehide', stored.leave);
    return () => {
      globalThis.removeEventListener('pagehide', stored.leave);
      stored.flush();
    };
  }, [stored]);

  const drop = (): void => {
    stored.drop();
    // Also without earlier input: who asks `isKept` while rendering is asked anew.
    setEarlier({ restored: null });
  };

  return {
    opened,
    basis,
    restored: restored?.invoer ?? null,
    generation,
    keep: (invoer) => stored.keep({ basis, invoer }),
    drop,
    forget: stored.drop,
    giveUp: () => {
      drop();
      setGeneration((count) => count + 1);
    },
    isKept: stored.isKept,
  };
};
