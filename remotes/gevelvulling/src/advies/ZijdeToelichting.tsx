import type { Zijde } from '@adviestool/contract/zijde';
import { statusTekst, type Melding, type Stap, type ZijdeAdvies } from '@adviestool/domain/advies';
import { Chip } from '@adviestool/ui/Chip';
import { formatQuantity } from '@adviestool/ui/format';
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
  stappen: readonly Stap[];
  meldingen: readonly Melding[];
}

const KOLOMMEN = 8;

/** Under the figures of a side: its product, what is wrong with it and how it was calculated. */
export const ZijdeToelichting = (props: ZijdeToelichtingProps) => {
  const { zijde, advies, producten, isVoorbeeld, stappen, meldingen } = props;
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
              // Rounded up: it is what a hoekanker must at least resist.
              formatQuantity(Math.ceil((advies.FwEd / advies.nAfstand) * 100) / 100, 2, 'kN'),
            )}
          </Notice>
        )}
        {nietVoldaan !== null && !isGezegd && <Notice kind="bad">{nietVoldaan}</Notice>}
        <Meldingen meldingen={meldingen} />
        <AdviesOvernemen zijde={zijde} advies={advies} />
        <Berekening
          summary={teksten.berekening.zijde}
          label={teksten.berekening.titel(zijde)}
          stappen={stappen}
        />
      </td>
    </tr>
  );
};
