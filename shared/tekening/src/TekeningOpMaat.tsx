import type { Zijde } from '@adviestool/contract/zijde';
import { useId } from 'react';

import { AnkerLaag } from './AnkerLaag.tsx';
import { InvullingLaag } from './InvullingLaag.tsx';
import { KaderLaag } from './KaderLaag.tsx';
import { MaatLaag } from './MaatLaag.tsx';
import styles from './Tekening.module.css';
import { layoutTekening } from './layoutTekening.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { useTekenruimte } from './useTekenruimte.ts';
import { ZijdeLaag } from './ZijdeLaag.tsx';

type TekeningOpMaatProps = {
  gegevens: TekeningGegevens;
  voorlopig: boolean;
  titel: string;
  beschrijving: string;
  /** The side that is lit, where sides can be pointed at; null: none. Absent: they cannot. */
  actief?: Zijde | null | undefined;
};

/** Laid out for the width it has on screen, so that its text keeps its size. */
export const TekeningOpMaat = ({
  gegevens,
  voorlopig,
  titel,
  beschrijving,
  actief,
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
        {actief !== undefined && (
          <ZijdeLaag zijden={gegevens.zijden} omtrek={omtrek} view={view} actief={actief} />
        )}
      </svg>
    </div>
  );
};
