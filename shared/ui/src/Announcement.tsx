import { useEffect, useState } from 'react';

import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Milliseconds without a change after which the user has paused. */
const PAUSE = 1000;
/** Milliseconds after a field is left in which what follows from it may still change. */
const LEFT = 200;

/**
 * Says to a screen reader what a text has become, of a text that follows every key: once the user pauses
 * or leaves the field. What it becomes in between, as after the first of two digits, is not said.
 */
export const Announcement = ({ text }: { text: string }) => {
  const [settled, setSettled] = useState({ text, said: '' });

  useEffect(() => {
    if (text === settled.text) return undefined;
    const say = (): void => setSettled({ text, said: text });
    let timer = setTimeout(say, PAUSE);
    const leave = (): void => {
      clearTimeout(timer);
      timer = setTimeout(say, LEFT);
    };
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', leave);
    };
  }, [text, settled]);

  return (
    <VisuallyHidden>
      <output>{settled.said}</output>
    </VisuallyHidden>
  );
};
