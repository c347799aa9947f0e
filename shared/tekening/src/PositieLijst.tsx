import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DefinitionList, type Definition } from '@adviestool/ui/DefinitionList';
import type { ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';
import { teksten } from './teksten.ts';

interface PositieLijstProps {
  zijden: Partial<Record<Zijde, Pick<ZijdeAnkers, 'posities'>>>;
}

/** For paper: where each anker goes, measured from the corner, so that no rounding adds up. */
export const PositieLijst = ({ zijden }: PositieLijstProps) => (
  <DefinitionList
    items={ZIJDEN.flatMap((zijde): Definition[] => {
      const posities = zijden[zijde]?.posities ?? [];
      const { naam, hoek } = teksten.zijde[zijde];
      if (posities.length === 0) return [];
      return [
        { term: `${naam}, ${hoek}`, value: posities.map((mm) => formatNumber(mm)).join(' · ') },
      ];
    })}
  />
);
