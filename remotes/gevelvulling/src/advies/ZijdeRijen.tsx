import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { NumberField } from '@adviestool/forms/NumberField';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { Quantity } from '@adviestool/ui/Quantity';
import type { GekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { memo } from 'react';

import type { InstellingenInput } from './adviesSchema.ts';
import { teksten } from './teksten.ts';
import { ZijdeStatus } from './ZijdeStatus.tsx';
import { ZijdeToelichting } from './ZijdeToelichting.tsx';

interface ZijdeRijenProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  type: GevelvullingType;
  /** What was typed to come to this advice; it need not be right. */
  getypt: InstellingenInput[Zijde];
  /** As text, mm; null for a single hoekanker or none. */
  hartOpHart: string | null;
  producten: GekozenProducten;
  meldingen: readonly Melding[];
  /** Of the whole advice, told where it bears. */
  waarschuwing: string | null;
  /** False: its unity check is of the hoekankers alone. */
  isBevestigingGetoetst: boolean;
  /** Lit, here and in the drawing. */
  isActief: boolean;
}

const { tabel } = teksten;

/** The rows of one side; a key in another leaves them as they are. */
export const ZijdeRijen = memo((props: ZijdeRijenProps) => {
  const { zijde, advies, type, getypt, hartOpHart, isActief, ...rest } = props;
  const { waarschuwing, isBevestigingGetoetst, ...toelichting } = rest;
  const { geadviseerd, gekozen, maatgevend, posities, sMax } = advies;
  const isBegrensd = getypt.maximumHartOpHart !== sMax;
  const isOngeldig = getypt.gekozen !== gekozen;
  const inHetMidden = posities.length === 1 ? tabel.inHetMidden : tabel.geen;

  return (
    <tbody data-zijde={zijde} data-actief={isActief}>
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
        <td data-veld data-label={tabel.gekozen}>
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
        <td data-getal data-label={tabel.hartOpHart}>
          {hartOpHart === null ? inHetMidden : <Quantity text={hartOpHart} unit="mm" />}
          {isBegrensd && <span data-onderschrift>{tabel.tenHoogste(sMax)}</span>}
        </td>
        <td data-label={tabel.maatgevend}>
          {maatgevend === null ? tabel.geen : teksten.maatgevend[maatgevend]}
        </td>
        <td data-label={tabel.unityCheck}>
          <ZijdeStatus
            advies={advies}
            waarschuwing={waarschuwing}
            isBevestigingGetoetst={isBevestigingGetoetst}
          />
        </td>
      </tr>
      <ZijdeToelichting zijde={zijde} advies={advies} {...toelichting} />
    </tbody>
  );
}, isSameInput);
ZijdeRijen.displayName = 'ZijdeRijen';
