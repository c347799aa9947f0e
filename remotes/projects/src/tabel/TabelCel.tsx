import { useVolgstand, zojuistKey } from '@adviestool/state/volgstand';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo } from 'react';

import { AanwezigBij } from '../rijen/AanwezigBij.tsx';
import { CelInvoer, type CelInvoerProps } from './CelInvoer.tsx';
import { inlineSizeOf, type CelInhoud, type TabelKolom } from './kolommen.tsx';
import { teksten } from './teksten.ts';
import type { MislukteTekst } from './useCellen.ts';

/** What is edited in a row. */
export interface RijInvoer extends Pick<CelInvoerProps, 'onKlaar' | 'onOpgeven' | 'onTyping'> {
  kolom: number;
  begin: string | null;
}

interface TabelCelProps extends Omit<CelInhoud, 'tabIndex'> {
  kolom: TabelKolom;
  /** Of the column, from 0. */
  plaats: number;
  /** Tab leads to it. */
  isActief: boolean;
  /** Null: it is not edited. */
  invoer: RijInvoer | null;
  /** What is not saved of it. */
  mislukt: MislukteTekst | undefined;
}

/** Marked by more than its colour; why stays with it when its input is left. */
const Mislukt = ({ tekst, fout }: MislukteTekst) => (
  <span title={fout}>
    <Icon name="error" />
    {tekst} <VisuallyHidden>{teksten.nietOpgeslagenOm(fout)}</VisuallyHidden>
  </span>
);

/** A cell of the table; a key that moves through it draws only the two that it goes between. */
export const TabelCel = memo((props: TabelCelProps) => {
  const { rij, kolom, plaats, isActief, invoer, mislukt } = props;
  const { id, veld, isGetal, isRijkop, heeftKnop, inhoudOf } = kolom;
  const tabIndex = isActief ? 0 : -1;
  const isZojuist = useVolgstand(
    ({ zojuist }) => veld !== undefined && zojuist.has(zojuistKey(rij.id, veld)),
  );
  const isEdited = veld !== undefined && invoer !== null;
  const Tag = isRijkop === true ? 'th' : 'td';

  return (
    <Tag
      role={isRijkop === true ? 'rowheader' : 'gridcell'}
      aria-colindex={plaats + 1}
      aria-readonly={veld === undefined ? true : undefined}
      data-soort={id}
      data-getal={isGetal}
      data-veld={veld}
      data-zojuist={isZojuist || undefined}
      data-mislukt={mislukt !== undefined || undefined}
      aria-invalid={mislukt !== undefined || undefined}
      style={{ inlineSize: inlineSizeOf(kolom) }}
      {...(heeftKnop === true || isEdited ? {} : { tabIndex })}
    >
      {isEdited ? (
        <CelInvoer
          rij={rij}
          veld={veld}
          begin={invoer.begin ?? mislukt?.tekst ?? null}
          eerdereFout={mislukt?.fout ?? null}
          onKlaar={invoer.onKlaar}
          onOpgeven={invoer.onOpgeven}
          onTyping={invoer.onTyping}
        />
      ) : (
        ((mislukt && <Mislukt {...mislukt} />) ?? inhoudOf({ ...props, tabIndex }))
      )}
      {isRijkop === true && !isEdited && <AanwezigBij id={rij.id} />}
    </Tag>
  );
});
TabelCel.displayName = 'TabelCel';
