import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useState } from 'react';
import { z } from 'zod';

import { createConcept, type StoredConcept } from './concept.ts';
import { createTabStorage } from './tabStorage.ts';

/** Unsaved input, with the version that it was typed on. */
interface TypedInput<Values, TypedOn> {
  basis: string | null;
  invoer: Values;
  /** What stood there then; absent: it was not kept. */
  getyptOp?: TypedOn | undefined;
}

/** What is kept beside the input of what that was typed on. */
interface KeptBasis<Loaded, TypedOn> {
  of: (loaded: Loaded) => TypedOn | null;
  schema: z.ZodType<TypedOn>;
}

interface ConceptOptions<Loaded, Values, TypedOn> {
  /** What the input is of, by ids with colons between. */
  subject: string;
  /** Reads stored values back; it need not be complete. */
  schema: z.ZodType<Values>;
  /** As it is saved now, as far as this tab knows. */
  loaded: Loaded;
  /** Which version that is; null: unknown, or never saved. */
  basisOf: (loaded: Loaded) => string | null;
  /** Absent: what the input was typed on is not asked for. */
  kept?: KeptBasis<Loaded, TypedOn>;
}

/** The unsaved input of a form, and what it was typed on. */
export interface Concept<Loaded, Values, TypedOn = unknown> {
  /** What the form shows without unsaved input: what is loaded, or was when the input was typed. */
  opened: Loaded;
  /** The version that the input is to be saved against; null: unknown, or never saved. */
  basis: string | null;
  /** What the input changes; null: unknown, or nothing yet. */
  typedOn: TypedOn | null;
  /** The input of an earlier visit, until it is saved or given up. */
  restored: Values | null;
  /** Goes up when the input is given up: the key of what holds it. */
  generation: number;
  /** Remembers unsaved input. */
  keep: (values: Values) => void;
  /** Forgets it: it is saved, or given up. */
  drop: () => void;
  /** Forgets it, as it is again as it was: a key, so that nothing is drawn anew unless something else is to be shown. */
  clear: () => void;
  /** Forgets it without drawing anything anew: the page is about to be left. */
  forget: () => void;
  /** Forgets it and shows what is saved. */
  giveUp: () => void;
  /** Shows what is loaded now beneath the input, which is on `typedOn` from here on. */
  follow: (loaded: Loaded, typedOn: TypedOn) => void;
  /** Puts other input in its place, on what is stored by now. */
  rebase: (loaded: Loaded, values: Values) => void;
  isKept: () => boolean;
}

const typedInputSchema = <Values, TypedOn>(
  invoer: z.ZodType<Values>,
  getyptOp: z.ZodType<TypedOn>,
): z.ZodType<TypedInput<Values, TypedOn>> =>
  z.union([
    z.object({
      basis: z.string().nullable(),
      invoer,
      getyptOp: getyptOp.optional().catch(undefined),
    }),
    // As the release before this one kept the data of a project.
    z
      .object({ revision: z.string().nullable(), invoer })
      .transform((earlier) => ({ basis: earlier.revision, invoer: earlier.invoer })),
  ]);

const openConcept = <Loaded, Values, TypedOn>(
  { config }: HostApi,
  {
    subject,
    schema,
    kept,
  }: Pick<ConceptOptions<Loaded, Values, TypedOn>, 'subject' | 'schema' | 'kept'>,
): StoredConcept<TypedInput<Values, TypedOn>> =>
  createConcept(
    createTabStorage(
      openStorage('session', config.variant.id),
      openStorage('local', config.variant.id),
    ),
    `concept:${String(currentUid())}:${subject}`,
    typedInputSchema(schema, kept?.schema ?? z.never()),
  );

/**
 * The unsaved input of a form, kept in the session storage of the tab, and for the
 * next one when it is closed. What is loaded while there is input
 * does not replace what that was typed on, so that saving it is a conflict when somebody else saved in the
 * meantime.
 */
export const useConcept = <Loaded, Values, TypedOn = never>(
  host: HostApi,
  options: ConceptOptions<Loaded, Values, TypedOn>,
): Concept<Loaded, Values, TypedOn> => {
  const { loaded, basisOf, kept } = options;
  const [stored] = useState(() => openConcept(host, options));
  const [{ restored }, setEarlier] = useState(() => ({ restored: stored.read() }));
  const [opened, setOpened] = useState(loaded);
  const [generation, setGeneration] = useState(0);
  const [followed, setFollowed] = useState<TypedOn | null>(null);
  if (opened !== loaded && !stored.isKept()) setOpened(loaded);
  const basis = restored === null ? basisOf(opened) : restored.basis;
  const isOnOpened = restored === null || (basis !== null && basis === basisOf(opened));
  const typedOn =
    followed ?? restored?.getyptOp ?? (isOnOpened ? (kept?.of(opened) ?? null) : null);

  useEffect(() => {
    globalThis.addEventListener('pagehide', stored.leave);
    return () => {
      globalThis.removeEventListener('pagehide', stored.leave);
      stored.flush();
    };
  }, [stored]);

  const typedInput = (invoer: Values): TypedInput<Values, TypedOn> => ({
    basis,
    invoer,
    ...(typedOn !== null && { getyptOp: typedOn }),
  });

  const drop = (): void => {
    stored.drop();
    setFollowed(null);
    // Also without earlier input: who asks `isKept` while rendering is asked anew.
    setEarlier({ restored: null });
  };

  const rebase = (newest: Loaded, invoer: Values): void => {
    const getyptOp = kept?.of(newest) ?? undefined;
    const input = { basis: basisOf(newest), invoer, getyptOp };
    stored.keep(input);
    stored.flush();
    setFollowed(null);
    setOpened(newest);
    setEarlier({ restored: input });
    setGeneration((count) => count + 1);
  };

  return {
    opened,
    basis,
    typedOn,
    restored: restored?.invoer ?? null,
    generation,
    keep: (invoer) => stored.keep(typedInput(invoer)),
    drop,
    clear: () => {
      if (restored === null && followed === null && opened === loaded) stored.drop();
      else drop();
    },
    forget: stored.drop,
    giveUp: () => {
      drop();
      setGeneration((count) => count + 1);
    },
    follow: (newest, on) => {
      setOpened(newest);
      setFollowed(() => on);
    },
    rebase,
    isKept: stored.isKept,
  };
};
