import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeAdvies } from '@adviestool/domain/advies';
import { zijdeLabel } from '@adviestool/domain/labels';
import { unityCheckTekst } from '@adviestool/domain/unityCheck';
import { formatNumber, formatQuantity } from '@adviestool/ui/format';

import { letOpOf } from '../../productkeuze/letOpOf.ts';
import { gekozenProducten } from '../gekozenProducten.ts';
import { teksten as adviesTeksten } from '../teksten.ts';
import { teksten } from './teksten.ts';

interface RapportRijProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  keuze: ZijdeProductKeuze;
  catalogus: Catalogus;
}

const { tabel, maatgevend, status, voorbeeldproduct } = adviesTeksten;

const aantalTekst = ({ gekozen, geadviseerd }: ZijdeAdvies): string =>
  geadviseerd === null ? tabel.geen : formatNumber(gekozen ?? geadviseerd);

/** What was advised, where another number was chosen. */
const adviesTekst = ({ gekozen, geadviseerd }: ZijdeAdvies): string | null =>
  gekozen === null || geadviseerd === null || gekozen === geadviseerd
    ? null
    : teksten.advies(geadviseerd);

const hartOpHartTekst = ({ hartOpHart, posities }: ZijdeAdvies): string => {
  if (hartOpHart !== null) return formatQuantity(hartOpHart, 0, 'mm');
  return posities.length === 1 ? tabel.inHetMidden : tabel.geen;
};

export const RapportRij = ({ zijde, advies, keuze, catalogus }: RapportRijProps) => {
  const { hoekanker, middelen } = gekozenProducten(catalogus, keuze);
  const afwijking = adviesTekst(advies);

  return (
    <tr>
      <th scope="row">
        {zijdeLabel(zijde)}
        {zijde === 'zijkanten' && <small>{tabel.perStijl}</small>}
      </th>
      <td>
        {hoekanker?.naam ?? teksten.nietGekozen}
        {hoekanker !== null && <small>{hoekanker.afmeting}</small>}
        {middelen.map((naam) => (
          <small key={naam}>{naam}</small>
        ))}
        {hoekanker !== null && letOpOf(catalogus) !== null && <small>{voorbeeldproduct}</small>}
      </td>
      <td data-getal>
        {aantalTekst(advies)}
        {afwijking !== null && <small>{afwijking}</small>}
      </td>
      <td data-getal>{hartOpHartTekst(advies)}</td>
      <td data-getal>{formatQuantity(advies.randafstand, 0, 'mm')}</td>
      <td>{advies.maatgevend === null ? tabel.geen : maatgevend[advies.maatgevend]}</td>
      <td data-getal>
        {advies.unityCheck === null ? tabel.geen : unityCheckTekst(advies.unityCheck)}
      </td>
      <td>{status[advies.status]}</td>
    </tr>
  );
};
