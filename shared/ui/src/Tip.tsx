import { useEffect, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';

import styles from './Tip.module.css';

/** Milliseconds of hovering before the text shows. */
const DELAY = 200;

type Tip = 'away' | 'coming' | 'shown';

interface TipProps {
  /** What the button is called: a button of which only a picture shows has the same name. */
  text: string;
  children: ReactNode;
}

/** Shows the name of a button under it, for who points at it or reaches it with the keys. */
export const Tip = ({ text, children }: TipProps) => {
  const [tip, setTip] = useState<Tip>('away');

  useEffect(() => {
    if (tip === 'away') return undefined;
    const timer = tip === 'coming' ? setTimeout(() => setTip('shown'), DELAY) : undefined;
    // Escape, and whatever is done with the button.
    const leave = (): void => setTip('away');
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [tip]);

  const hide = (): void => setTip('away');
  return (
    <span
      role="presentation"
      className={styles.place}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setTip('coming');
      }}
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setTip('coming');
      }}
      onBlur={hide}
    >
      {children}
      {tip === 'shown' && (
        <span className={styles.tip} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
};
