import type { Zijde } from '@adviestool/contract/zijde';
import type { Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { voorlopigTekst } from '@adviestool/domain/toelichting/voorlopigTekst';
import { statusTekst } from '@adviestool/domain/toelichting/statusTekst';
import { Notice } from '@adviestool/ui/Notice';
import type { GekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';

import { AdviesOvernemen } from './AdviesOvernemen.tsx';
import { Meldingen } from './Meldingen.tsx';
import { teksten } from './teksten.ts';
import { ZijdeMaten } from './ZijdeMaten.tsx';

interface ZijdeToelichtingProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  producten: GekozenProducten;
  meldingen: readonly Melding[];
}

const KOLOMMEN = 6;

const productTekst = ({ hoekanker, middelen }: GekozenProducten): string | null =>
  hoekanker === null
    ? null
    : [
        hoekanker.naam,
        ...middelen.map(({ naam, perHoekanker }) =>
          perHoekanker === null ? naam : teksten.perHoekanker(perHoekanker, naam),
        ),
      ].join(', ');

/** Under the figures of a side: its product, its distances and what is wrong with it. */
export const ZijdeToelichting = (props: ZijdeToelichtingProps) => {
  const { zijde, advies, producten, meldingen } = props;
  const product = productTekst(producten);
  const nietVoldaan = statusTekst(zijde, advies);
  const isGezegd = meldingen.some(({ code }) => code === 'VOLDOET_NIET');

  return (
    <tr>
      <td colSpan={KOLOMMEN} data-toelichting>
        <div data-onder>
          {product !== null && <p>{product}</p>}
          <ZijdeMaten zijde={zijde} advies={advies} />
        </div>
        {advies.status === 'GEEN_PRODUCT' && <Notice>{voorlopigTekst(advies)}</Notice>}
        {nietVoldaan !== null && !isGezegd && <Notice kind="bad">{nietVoldaan}</Notice>}
        <Meldingen meldingen={meldingen} />
        <AdviesOvernemen zijde={zijde} advies={advies} />
      </td>
    </tr>
  );
};
