import type { Zijde } from '@adviestool/contract/zijde';
import type { Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { nodigWind } from '@adviestool/domain/rekenen/toets';
import { formatBenodigdeKracht } from '@adviestool/domain/toelichting/getallen';
import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import { statusTekst } from '@adviestool/domain/toelichting/zijdeMeldingen';
import { Chip } from '@adviestool/ui/Chip';
import { NARROW_SPACE } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';

import { AdviesOvernemen } from './AdviesOvernemen.tsx';
import { Berekening } from './Berekening.tsx';
import type { GekozenProducten } from './gekozenProducten.ts';
import { Meldingen } from './Meldingen.tsx';
import { teksten } from './teksten.ts';

interface ZijdeToelichtingProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  producten: GekozenProducten;
  isVoorbeeld: boolean;
  explain: () => readonly Stap[];
  meldingen: readonly Melding[];
}

const KOLOMMEN = 8;

/** Under the figures of a side: its product, what is wrong with it and how it was calculated. */
export const ZijdeToelichting = (props: ZijdeToelichtingProps) => {
  const { zijde, advies, producten, isVoorbeeld, explain, meldingen } = props;
  const { hoekanker, middelen } = producten;
  const nietVoldaan = statusTekst(zijde, advies);
  const isGezegd = meldingen.some(({ code }) => code === 'VOLDOET_NIET');

  return (
    <tr>
      <td colSpan={KOLOMMEN} data-toelichting>
        {hoekanker !== null && (
          <p>
            {[hoekanker.naam, ...middelen].join(', ')}{' '}
            {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
          </p>
        )}
        {advies.status === 'GEEN_PRODUCT' && (
          <Notice>
            {teksten.voorlopig(
              advies.nAfstand,
              `${formatBenodigdeKracht(nodigWind.reken({ F_w_Ed: advies.FwEd, n_afst: advies.nAfstand }))}${NARROW_SPACE}kN`,
            )}
          </Notice>
        )}
        {nietVoldaan !== null && !isGezegd && <Notice kind="bad">{nietVoldaan}</Notice>}
        <Meldingen meldingen={meldingen} />
        <AdviesOvernemen zijde={zijde} advies={advies} />
        <Berekening
          summary={teksten.berekening.zijde}
          label={teksten.berekening.titel(zijde)}
          explain={explain}
        />
      </td>
    </tr>
  );
};
