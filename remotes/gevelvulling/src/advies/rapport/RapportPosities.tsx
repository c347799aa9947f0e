import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/advies';
import { DefinitionList, type Definition } from '@adviestool/ui/DefinitionList';
import { formatNumber } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

/** Where every hoekanker goes, each measured from the corner, so that no rounding adds up. */
export const RapportPosities = ({ advies }: { advies: Advies }) => {
  const regels = ZIJDEN.flatMap((zijde): Definition[] => {
    const posities = advies.zijden[zijde]?.posities ?? [];
    if (posities.length === 0) return [];
    const value = posities.map((positie) => formatNumber(positie)).join(' · ');
    return [{ term: teksten.positiesVan[zijde], value }];
  });
  if (regels.length === 0) return null;
  return (
    <section>
      <h3>{teksten.posities}</h3>
      <DefinitionList items={regels} />
    </section>
  );
};
