import type { HostApi } from '@adviestool/contract/remoteModule';
import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { Announcement } from '@adviestool/ui/Announcement';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useRef } from 'react';
import { useForm } from 'react-final-form';

import { teksten } from './teksten.ts';
import { usePlaatsOordeel } from './usePlaatsOordeel.ts';
import styles from './WindgebiedVoorstel.module.css';

/** The wind area that follows from the place, with its ground. Only the user takes it over. */
export const WindgebiedVoorstel = ({ host }: { host: HostApi }) => {
  const form = useForm('WindgebiedVoorstel');
  const value = useFieldValue('plaatsWerkadres');
  const chosen = useFieldValue('windgebied');
  const plaats = typeof value === 'string' ? value.trim() : '';
  const oordeel = usePlaatsOordeel(host, plaats);
  const text = useRef<HTMLParagraphElement>(null);

  if (oordeel === null) return <Announcement text="" />;
  const proposed = oordeel.kind === 'voorstel' ? oordeel.windgebied : null;
  const words =
    oordeel.kind === 'voorstel'
      ? teksten.voorstel(plaats, oordeel.ligging, oordeel.windgebied)
      : teksten.twijfel(plaats, oordeel.reden);

  const take = (windgebied: 1 | 2 | 3): void => {
    form.change('windgebied', windgebied);
    // The button goes with it.
    text.current?.focus();
  };

  return (
    <>
      <Notice
        title={teksten.titel}
        actions={
          proposed !== null && proposed !== chosen ? (
            <Button onClick={() => take(proposed)}>{teksten.overnemen(proposed)}</Button>
          ) : undefined
        }
      >
        <p ref={text} tabIndex={-1} className={styles.tekst}>
          {words}
        </p>
        <p className={styles.bron}>{teksten.bron}</p>
      </Notice>
      <Announcement text={words} />
    </>
  );
};
