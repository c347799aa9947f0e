import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { PerZijde, Zijde } from '@adviestool/contract/zijde';
import type { HoekankerVergelijking } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import type { FieldControl } from '@adviestool/forms/useFieldControl';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Button } from '@adviestool/ui/Button';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useContext } from 'react';

import { BronVerlopen } from '../bronnen/BronVerlopen.tsx';
import { Aanbevolen } from './Aanbevolen.tsx';
import { HoekankerCel } from './HoekankerCel.tsx';
import { teksten } from './teksten.ts';

interface ZijdeKeuze extends FieldControl {
  value: unknown;
  change: (hoekanker: string) => void;
}

interface HoekankerRijProps {
  rij: HoekankerVergelijking;
  catalogus: Catalogus;
  /** Those of this table. */
  zijden: readonly Zijde[];
  alleZijden: readonly Zijde[];
  /** A table for each side: the head of the row is not in sight. */
  isSmal: boolean;
  controls: PerZijde<ZijdeKeuze>;
  /** Whether the way to the column of a side leads here. */
  isEntry: (zijde: Zijde) => boolean;
  aanbevolen: Readonly<Partial<Record<Zijde, string>>>;
  toontReden: boolean;
  onChooseAll: (hoekanker: Hoekanker) => void;
}

/** One hoekanker: a cell to choose it for each side, and all sides at once. */
export const HoekankerRij = (props: HoekankerRijProps) => {
  const {
    rij,
    catalogus,
    zijden,
    alleZijden,
    isSmal,
    controls,
    isEntry,
    aanbevolen,
    toontReden,
    onChooseAll,
  } = props;
  const { hoekanker, totaal } = rij;
  const isReadOnly = useContext(ReadOnlyContext);
  // The button for all sides goes once it is pressed.
  const stays = useFocusStays<HTMLTableRowElement>((row) => row.querySelector('input'));
  const pastNergens = Object.values(rij.zijden).every((keuze) => !keuze.geschikt);
  const isOveral = alleZijden.every((zijde) => controls[zijde].value === hoekanker.id);
  const isInKopGezegd = !isSmal && zijden.every((zijde) => aanbevolen[zijde] === hoekanker.id);

  const alleZijdenKnop = totaal !== null && alleZijden.length > 1 && !isOveral && !isReadOnly && (
    <Button
      kind="quiet"
      aria-label={teksten.alleZijdenVoor(hoekanker.naam)}
      onClick={() => onChooseAll(hoekanker)}
    >
      {teksten.alleZijden}
    </Button>
  );

  const onderschrift = (
    <>
      <span data-onderschrift>{hoekanker.afmeting}</span>
      <BronVerlopen catalogus={catalogus} product={hoekanker} />
    </>
  );

  return (
    <tr data-grijs={pastNergens} {...stays}>
      <th scope="row">
        {hoekanker.naam} {isInKopGezegd && <Aanbevolen />}
        {onderschrift}
      </th>
      {zijden.map((zijde) => {
        const control = controls[zijde];
        const keuze = rij.zijden[zijde];
        return keuze === undefined ? null : (
          <HoekankerCel
            key={zijde}
            zijde={zijde}
            keuze={keuze}
            onderschrift={onderschrift}
            id={isEntry(zijde) ? control.id : `${control.id}-${hoekanker.id}`}
            group={control.id}
            errorId={control.errorId}
            isChosen={control.value === hoekanker.id}
            isAanbevolen={aanbevolen[zijde] === hoekanker.id}
            isInRijGezegd={isInKopGezegd}
            toontReden={toontReden}
            onChoose={() => control.change(hoekanker.id)}
          >
            {/* Offered where one begins. */}
            {isSmal && zijde === alleZijden[0] && alleZijdenKnop}
          </HoekankerCel>
        );
      })}
      <td data-totaal>
        {totaal !== null && <span data-som>{formatNumber(totaal)}</span>}
        {!isSmal && alleZijdenKnop}
      </td>
    </tr>
  );
};
