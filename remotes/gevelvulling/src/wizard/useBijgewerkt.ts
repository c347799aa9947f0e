import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { isSameInput } from '@adviestool/forms/isSameInput';
import type { Concept } from '@adviestool/saving/useConcept';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Bijwerken<Values extends object> {
  concept: Concept<Gevelvulling, Values, Gevelvulling>;
  /** As it is stored by now. */
  gevelvulling: Gevelvulling;
  valuesOf: (gevelvulling: Gevelvulling) => Values;
  /** The stored gevelvulling with these values, complete or not. */
  withValues: (values: Values) => Gevelvulling;
}

/** These values, with those of `earlier` where something was typed: `typed` differs from `opened` there. */
const withEarlier = <Values extends object>(
  newest: Values,
  { earlier, opened, typed }: Record<'earlier' | 'opened' | 'typed', Values>,
): Values => {
  const isTyped = (key: string): boolean =>
    !isSameInput(Reflect.get(typed, key), Reflect.get(opened, key));
  const kept = Object.entries(earlier).filter(([key]) => isTyped(key));
  return { ...newest, ...Object.fromEntries(kept) };
};

/**
 * Shows what somebody else saves of a gevelvulling in the fields in which nothing was typed. What was typed stays,
 * and stays on what stood in its own field, so that a save asks about that when it was changed too.
 * @returns the concept, to be used in its place
 */
export const useBijgewerkt = <Values extends object>({
  concept,
  gevelvulling,
  valuesOf,
  withValues,
}: Bijwerken<Values>): Concept<Gevelvulling, Values, Gevelvulling> => {
  const typed = useRef<Values | null>(null);
  const { opened, typedOn, restored } = concept;

  const follow = useEffectEvent((): void => {
    const values = typed.current;
    if (!concept.isKept() || values === null || typedOn === null || restored !== null) return;
    const base = withEarlier(valuesOf(gevelvulling), {
      earlier: valuesOf(typedOn),
      opened: valuesOf(opened),
      typed: values,
    });
    concept.follow(gevelvulling, withValues(base));
  });

  useEffect(() => {
    if (gevelvulling !== opened) follow();
  }, [gevelvulling, opened]);

  return {
    ...concept,
    keep: (values) => {
      typed.current = values;
      concept.keep(values);
    },
  };
};
