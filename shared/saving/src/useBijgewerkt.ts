import { isSameInput } from '@adviestool/forms/isSameInput';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Concept } from './useConcept.ts';

interface Bijwerken<Loaded, Values extends object, TypedOn, Stored extends object> {
  concept: Concept<Loaded, Values, TypedOn>;
  /** As it is stored by now. */
  loaded: Loaded;
  /** What the form shows of it, without input. */
  valuesOf: (loaded: Loaded) => Stored;
  valuesTypedOn: (typedOn: TypedOn) => Stored;
  /** What is stored by now with these values, complete or not. */
  withValues: (values: Stored) => TypedOn;
}

/** These values, with those of `earlier` where something was typed: `typed` differs from `opened` there. */
const withEarlier = <Stored extends object>(
  newest: Stored,
  { earlier, opened, typed }: Record<'earlier' | 'opened', Stored> & { typed: object },
): Stored => {
  const isTyped = (key: string): boolean =>
    !isSameInput(Reflect.get(typed, key), Reflect.get(opened, key));
  const kept = Object.entries(earlier).filter(([key]) => isTyped(key));
  return { ...newest, ...Object.fromEntries(kept) };
};

/**
 * Shows what somebody else saves in the fields in which nothing was typed. What was typed stays, and stays on what
 * stood in its own field, so that a save asks about that when it was changed too.
 * @returns the concept, to be used in its place
 */
export const useBijgewerkt = <Loaded, Values extends object, TypedOn, Stored extends object>({
  concept,
  loaded,
  valuesOf,
  valuesTypedOn,
  withValues,
}: Bijwerken<Loaded, Values, TypedOn, Stored>): Concept<Loaded, Values, TypedOn> => {
  const typed = useRef<Values | null>(null);
  const { opened, typedOn, restored } = concept;

  const follow = useEffectEvent((): void => {
    const values = typed.current;
    if (!concept.isKept() || values === null || typedOn === null || restored !== null) return;
    const base = withEarlier(valuesOf(loaded), {
      earlier: valuesTypedOn(typedOn),
      opened: valuesOf(opened),
      typed: values,
    });
    concept.follow(loaded, withValues(base));
  });

  useEffect(() => {
    if (loaded !== opened) follow();
  }, [loaded, opened]);

  return {
    ...concept,
    keep: (values) => {
      typed.current = values;
      concept.keep(values);
    },
  };
};
