import type { Zijde } from '@adviestool/contract/zijde';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { useId } from 'react';

import { AnkerLaag } from './AnkerLaag.tsx';
import { describeTekening } from './describeTekening.ts';
import { InvullingLaag } from './InvullingLaag.tsx';
import { KaderLaag } from './KaderLaag.tsx';
import { layoutTekening } from './layoutTekening.ts';
import { MaatLaag } from './MaatLaag.tsx';
import type { Tekenruimte } from './marges.ts';
import { ZijdeLaag } from './ZijdeLaag.tsx';

export type TekeningProps = TekeningGegevens & {
  titel: string;
  /** Replaces the description made from the data. */
  beschrijving?: string | undefined;
  /** The ankers are a first estimate: drawn dashed. */
  voorlopig?: boolean | undefined;
  /** The side that is lit, where sides can be pointed at; null: none. Absent: they cannot. */
  actief?: Zijde | null | undefined;
};

type TekeningOpMaatProps = TekeningProps & {
  /** Of the `Tekenvlak` around it. */
  ruimte: Tekenruimte;
};

/** Laid out for the width it has on screen, so that its text keeps its size. */
export const TekeningOpMaat = ({
  titel,
  beschrijving,
  voorlopig = false,
  actief,
  ruimte,
  ...gegevens
}: TekeningOpMaatProps) => {
  const id = useId();
  const { view, omtrek, dagmaat, invulling, kader, ankers, maatlijnen, labels } = layoutTekening(
    gegevens,
    ruimte,
  );
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-titel ${id}-beschrijving`}
      width={view.width}
      height={view.height}
      viewBox={`0 0 ${String(view.width)} ${String(view.height)}`}
    >
      <title id={`${id}-titel`}>{titel}</title>
      <desc id={`${id}-beschrijving`}>{beschrijving ?? describeTekening(gegevens, voorlopig)}</desc>
      <KaderLaag kader={kader} />
      <InvullingLaag omtrek={omtrek} dagmaat={dagmaat} invulling={invulling} />
      <MaatLaag maatlijnen={maatlijnen} labels={labels} />
      <AnkerLaag ankers={ankers} />
      {actief !== undefined && (
        <ZijdeLaag zijden={gegevens.zijden} omtrek={omtrek} view={view} actief={actief} />
      )}
    </svg>
  );
};
