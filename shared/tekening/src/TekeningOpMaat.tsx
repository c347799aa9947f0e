import { useId } from 'react';

import { AnkerLaag } from './AnkerLaag.tsx';
import { InvullingLaag } from './InvullingLaag.tsx';
import { KaderLaag } from './KaderLaag.tsx';
import { MaatLaag } from './MaatLaag.tsx';
import styles from './Tekening.module.css';
import { layoutTekening } from './layoutTekening.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { useTekenruimte } from './useTekenruimte.ts';

type TekeningOpMaatProps = {
  gegevens: TekeningGegevens;
  voorlopig: boolean;
  titel: string;
  beschrijving: string;
};

/** Laid out for the width it has on screen, so that its text keeps its size. */
export const TekeningOpMaat = ({
  gegevens,
  voorlopig,
  titel,
  beschrijving,
}: TekeningOpMaatProps) => {
  const id = useId();
  const { ref, ruimte } = useTekenruimte();
  const { view, omtrek, dagmaat, invulling, kader, ankers, maatlijnen, labels } = layoutTekening(
    gegevens,
    ruimte,
  );
  return (
    <div ref={ref} className={styles.tekening}>
      <svg
        role="img"
        aria-labelledby={`${id}-titel ${id}-beschrijving`}
        width={view.width}
        height={view.height}
        viewBox={`0 0 ${String(view.width)} ${String(view.height)}`}
      >
        <title id={`${id}-titel`}>{titel}</title>
        <desc id={`${id}-beschrijving`}>{beschrijving}</desc>
        <KaderLaag kader={kader} />
        <InvullingLaag omtrek={omtrek} dagmaat={dagmaat} invulling={invulling} />
        <MaatLaag maatlijnen={maatlijnen} labels={labels} />
        <AnkerLaag ankers={ankers} voorlopig={voorlopig} />
      </svg>
    </div>
  );
};
