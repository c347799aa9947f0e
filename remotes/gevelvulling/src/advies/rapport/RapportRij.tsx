import type { Catalogus } from '@adviestool/contract/catalogus';
import type { GevelvullingEnKaderData, ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { findMaatgevendeToets, hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';

import { letOpOf } from '../../productkeuze/letOpOf.ts';
import { teksten as adviesTeksten } from '../teksten.ts';
import { teksten } from './teksten.ts';

interface RapportRijProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  kader: GevelvullingEnKaderData;
  keuze: ZijdeProductKeuze;
  catalogus: Catalogus;
}

const { tabel, maatgevend, maatgevendeToets, status, voorbeeldproduct } = adviesTeksten;

const aantalTekst = ({ gekozen, geadviseerd }: ZijdeAdvies): string =>
  geadviseerd === null ? tabel.geen : formatNumber(gekozen ?? geadviseerd);

/** What was advised, where another number was chosen. */
const adviesTekst = ({ gekozen, geadviseerd }: ZijdeAdvies): string | null =>
  gekozen === null || geadviseerd === null || gekozen === geadviseerd
    ? null
    : teksten.advies(geadviseerd);

const afstandTekst = ({ zijde, advies, kader }: RapportRijProps): string => {
  const hartOpHart = hartOpHartTekst(zijde, advies, kader);
  if (hartOpHart !== null) return `${hartOpHart}${NARROW_SPACE}mm`;
  return advies.posities.length === 1 ? tabel.inHetMidden : tabel.geen;
};

export const RapportRij = (props: RapportRijProps) => {
  const { zijde, advies, keuze, catalogus } = props;
  const { hoekanker, middelen } = gekozenProducten(catalogus, keuze);
  const afwijking = adviesTekst(advies);
  const toets = findMaatgevendeToets(advies);

  return (
    <tr>
      <th scope="row">
        {zijdeLabel(zijde)}
        {zijde === 'zijkanten' && <small>{tabel.perStijl}</small>}
      </th>
      <td>
        {hoekanker?.naam ?? teksten.nietGekozen}
        {hoekanker !== null && <small>{hoekanker.afmeting}</small>}
        {middelen.map(({ naam, perHoekanker }) => (
          <small key={naam}>
            {perHoekanker === null ? naam : adviesTeksten.perHoekanker(perHoekanker, naam)}
          </small>
        ))}
        {hoekanker !== null && letOpOf(catalogus) !== null && <small>{voorbeeldproduct}</small>}
      </td>
      <td data-getal>
        {aantalTekst(advies)}
        {afwijking !== null && <small>{afwijking}</small>}
      </td>
      <td data-getal>{afstandTekst(props)}</td>
      <td data-getal>{formatOutcome(advies.randafstand, 'mm')}</td>
      <td>{advies.maatgevend === null ? tabel.geen : maatgevend[advies.maatgevend]}</td>
      <td data-getal>
        {advies.unityCheck === null ? tabel.geen : formatUnityCheck(advies.unityCheck)}
        {toets !== null && <small>{maatgevendeToets[toets]}</small>}
      </td>
      <td>{status[advies.status]}</td>
    </tr>
  );
};
