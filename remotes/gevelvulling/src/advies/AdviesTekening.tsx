import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import { zijdenMetAdvies } from '@adviestool/domain/tekening/zijdenMetAdvies';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { PositieTabel } from '@adviestool/tekening/PositieTabel';
import { Tekening } from '@adviestool/tekening/Tekening';
import { Button } from '@adviestool/ui/Button';
import { lazy, Suspense, useState } from 'react';

import styles from './AdviesTekening.module.css';
import { teksten } from './teksten.ts';

/** Few open it. */
const TekeningVenster = lazy(async () => {
  const { TekeningVenster: Component } = await import('./TekeningVenster.tsx');
  return { default: Component };
});

interface AdviesTekeningProps {
  gevelvulling: Gevelvulling;
  advies: Advies;
  actief: Zijde | null;
  /** For who places the hoekankers: their positions come first. */
  isTeLezen?: boolean;
}

/** The drawing, in sight beside the sides; on a telephone it can be opened in a window of its own. */
export const AdviesTekening = ({
  gevelvulling,
  advies,
  actief,
  isTeLezen = false,
}: AdviesTekeningProps) => {
  const [isOpen, setOpen] = useState(false);
  const tekening = readTekening(
    isTeLezen ? zijdenMetAdvies(gevelvulling, advies) : gevelvulling,
    advies,
  );
  if (tekening === null) return null;
  const titel = teksten.tekening(weergavenaam(gevelvulling));
  const { gegevens, voorlopig } = tekening;

  return (
    <figure className={styles.tekening}>
      {isTeLezen && <PositieTabel zijden={gegevens.zijden} isOpen />}
      <Tekening {...gegevens} titel={titel} voorlopig={voorlopig} actief={actief} />
      <div className={styles.vergroten}>
        <Button onClick={() => setOpen(true)}>{teksten.tekeningVergroten}</Button>
      </div>
      {!isTeLezen && <PositieTabel zijden={gegevens.zijden} />}
      {isOpen && (
        <Suspense>
          <TekeningVenster titel={weergavenaam(gevelvulling)} onClose={() => setOpen(false)}>
            <Tekening {...gegevens} titel={titel} voorlopig={voorlopig} />
          </TekeningVenster>
        </Suspense>
      )}
    </figure>
  );
};
