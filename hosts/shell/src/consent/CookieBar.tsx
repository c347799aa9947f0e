import { Button } from '@adviestool/ui/Button';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useConsentStore, type ConsentControl } from './consentStore.ts';
import styles from './CookieBar.module.css';
import { teksten } from './teksten.ts';

interface Props {
  choose: ConsentControl['choose'];
  /** Page of the company about cookies. */
  page: string | undefined;
}

/** Custom property for what stands at the bottom of the window: it gives way to the bar. */
const ROOM = '--bottom-room';

/** Keeps as much room free at the bottom as the bar takes, so that it covers no focus and no button. */
const useRoom = () => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box !== undefined) style.setProperty(ROOM, `${Math.ceil(box.blockSize)}px`);
    });
    if (bar.current !== null) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
  return bar;
};

/** Who asked for the bar goes to it, and back to where it was asked for. */
const useFocusWhenAskedFor = (bar: RefObject<HTMLElement | null>): void => {
  const [isAskedFor] = useState(() => useConsentStore.getState().isAskedFor);
  useEffect(() => {
    if (!isAskedFor) return undefined;
    const trigger = document.activeElement;
    bar.current?.focus();
    return () => {
      if (trigger instanceof HTMLElement) trigger.focus({ preventScroll: true });
    };
  }, [bar, isAskedFor]);
};

/** Asks whether the use of the product may be measured. Both answers are as easy to give. */
export const CookieBar = ({ choose, page }: Props) => {
  const bar = useRoom();
  useFocusWhenAskedFor(bar);
  return (
    <section ref={bar} tabIndex={-1} className={styles['bar']} aria-label={teksten.titel}>
      <p className={styles['text']}>
        {teksten.vraag}{' '}
        {page !== undefined && (
          <a href={page} target="_blank" rel="noopener">
            {teksten.meer}
            <VisuallyHidden> {teksten.anderTabblad}</VisuallyHidden>
          </a>
        )}
      </p>
      <div className={styles['answers']}>
        <Button onClick={() => choose('denied')}>{teksten.weigeren}</Button>
        <Button onClick={() => choose('granted')}>{teksten.toestaan}</Button>
      </div>
    </section>
  );
};
