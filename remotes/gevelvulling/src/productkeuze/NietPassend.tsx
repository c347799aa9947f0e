import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { PerZijde, Zijde } from '@adviestool/contract/zijde';
import type { HoekankerVergelijking } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { Notice } from '@adviestool/ui/Notice';
import { Fragment } from 'react';

import { onbekendeProducten } from './onbekendeProducten.ts';
import { teksten } from './teksten.ts';

interface NietPassendProps {
  catalogus: Catalogus;
  vergelijking: readonly HoekankerVergelijking[];
  zijden: readonly Zijde[];
  keuze: PerZijde<ZijdeProductKeuze>;
}

/** What is wrong per side: nothing suits it, or what is chosen does not fit, or is not there, any more. */
export const NietPassend = ({ catalogus, vergelijking, zijden, keuze }: NietPassendProps) =>
  zijden.map((zijde) => {
    const past = vergelijking.some(({ zijden: { [zijde]: each } }) => each?.geschikt === true);
    const gekozen = vergelijking.find(({ hoekanker }) => hoekanker.id === keuze[zijde].hoekanker);
    const uitkomst = gekozen?.zijden[zijde];
    return (
      <Fragment key={zijde}>
        {onbekendeProducten(catalogus, keuze[zijde]).map(({ id }) => (
          <Notice key={id} kind="bad">
            {teksten.onbekend(id, zijde)}
          </Notice>
        ))}
        {!past && <Notice kind="bad">{teksten.geenPassend(zijde)}</Notice>}
        {gekozen !== undefined && uitkomst?.geschikt === false && (
          <Notice kind="bad">{teksten.pastNiet(gekozen.hoekanker.naam, uitkomst.reden)}</Notice>
        )}
      </Fragment>
    );
  });
