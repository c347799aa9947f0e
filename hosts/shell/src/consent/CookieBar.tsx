import { Button } from '@adviestool/ui/Button';
import { useRoom } from '@adviestool/ui/useRoom';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useEffect, useState, type RefObject } from 'react';

import { useConsentStore, type ConsentControl } from './consentStore.ts';
import styles from './CookieBar.module.css';
import { teksten } from './teksten.ts';

interface Props {
  choose: ConsentControl['choose'];
  /** Page of the company about cookies. */
  page: string | undefined;
}

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
  const bar = useRoom<HTMLElement>('--bottom-room');
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
