import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import { NumberField } from '@adviestool/forms/NumberField';
import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { Quantity } from '@adviestool/ui/Quantity';

import type { GekozenProducten } from './gekozenProducten.ts';
import { teksten } from './teksten.ts';
import { ZijdeStatus } from './ZijdeStatus.tsx';
import { ZijdeToelichting } from './ZijdeToelichting.tsx';

interface ZijdeRijenProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  type: GevelvullingType;
  /** As text, mm; null for a single hoekanker or none. */
  hartOpHart: string | null;
  producten: GekozenProducten;
  isVoorbeeld: boolean;
  explain: () => readonly Stap[];
  meldingen: readonly Melding[];
}

const { tabel } = teksten;

/** One hoekanker, in the middle: it has no edge distance to speak of. */
const isAlleenMidden = ({ posities, nMax }: ZijdeAdvies): boolean =>
  posities.length === 1 || (posities.length === 0 && nMax === 1);

export const ZijdeRijen = (props: ZijdeRijenProps) => {
  const { zijde, advies, type, hartOpHart, ...toelichting } = props;
  const { geadviseerd, gekozen, maatgevend, posities, randafstand, sMax } = advies;
  const isBegrensd = useFieldValue(`${zijde}.maximumHartOpHart`) !== sMax;
  const isAangepast =
    useFieldValue(`${zijde}.randafstand`) !== randafstand && !isAlleenMidden(advies);
  const isOngeldig = (useFieldValue(`${zijde}.gekozen`) ?? null) !== gekozen;
  const inHetMidden = posities.length === 1 ? tabel.inHetMidden : tabel.geen;

  return (
    <tbody>
      <tr>
        <th scope="row">
          {zijdeLabel(zijde)}
          <span data-onderschrift>
            {dorpelLabel(type, zijde)}
            {zijde === 'zijkanten' && `, ${tabel.perStijl}`}
          </span>
        </th>
        <td data-getal data-label={tabel.advies}>
          {geadviseerd ?? tabel.geen}
        </td>
        <td data-veld="kort" data-label={tabel.gekozen}>
          <NumberField
            name={`${zijde}.gekozen`}
            label={`${tabel.gekozen}, ${zijde}`}
            integer
            step={1}
            optional
          />
          {isOngeldig && (
            <span data-onderschrift>
              {gekozen === null ? tabel.gerekendMetAdvies : tabel.gerekendMetAantal(gekozen)}
            </span>
          )}
        </td>
        <td data-veld data-label={tabel.randafstand}>
          <NumberField
            name={`${zijde}.randafstand`}
            label={`${tabel.randafstand}, ${zijde}`}
            unit="mm"
            integer
            step={10}
          />
          {isAangepast && <span data-onderschrift>{tabel.gerekendMet(randafstand)}</span>}
        </td>
        <td data-veld data-label={tabel.maximum}>
          <NumberField
            name={`${zijde}.maximumHartOpHart`}
            label={`${tabel.maximum}, ${zijde}`}
            unit="mm"
            integer
            step={10}
          />
        </td>
        <td data-getal data-label={tabel.hartOpHart}>
          {hartOpHart === null ? inHetMidden : <Quantity text={hartOpHart} unit="mm" />}
          {isBegrensd && <span data-onderschrift>{tabel.tenHoogste(sMax)}</span>}
        </td>
        <td data-label={tabel.maatgevend}>
          {maatgevend === null ? tabel.geen : teksten.maatgevend[maatgevend]}
        </td>
        <td data-label={tabel.unityCheck}>
          <ZijdeStatus advies={advies} />
        </td>
      </tr>
      <ZijdeToelichting zijde={zijde} advies={advies} {...toelichting} />
    </tbody>
  );
};
