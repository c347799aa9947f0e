import type { Zijde } from '@adviestool/contract/zijde';
import type { BevestigingsmiddelKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useContext, useId, type ReactNode } from 'react';

import { Aanbevolen } from './Aanbevolen.tsx';
import { Cijfers } from './Cijfers.tsx';
import { teksten } from './teksten.ts';

interface MiddelCelProps {
  zijde: Zijde;
  naam: string;
  /** Below the name, where the head of the row is not in sight. */
  onderschrift: ReactNode;
  /** Absent: none of the kind. */
  keuze?: BevestigingsmiddelKeuze<unknown> | undefined;
  /** Of the radio button, where the way to the field leads to it. */
  id?: string | undefined;
  errorId: string | undefined;
  /** Name that the radio buttons of a kind on a side share. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A fastener on a side: the radio button with what it leads to, or why it cannot be used. */
export const MiddelCel = (props: MiddelCelProps) => {
  const { zijde, naam, onderschrift, keuze, errorId, group, isChosen, onChoose } = props;
  const eigenId = useId();
  const { id = eigenId } = props;
  const toelichtingId = `${eigenId}-toelichting`;
  const isReadOnly = useContext(ReadOnlyContext);
  const isDisabled = keuze?.geschikt === false;
  const toelichting = keuze === undefined ? undefined : teksten.middelen.toelichting(keuze);
  const voorspelling = keuze?.geschikt === true ? keuze.voorspelling : null;

  return (
    <td data-zijde={zijde} data-gekozen={isChosen} data-past={isDisabled ? 'niet' : undefined}>
      <label htmlFor={id} data-keuze>
        <input
          type="radio"
          id={id}
          name={group}
          checked={isChosen}
          disabled={isDisabled || isReadOnly}
          aria-label={teksten.opZijde(naam, zijde)}
          aria-describedby={
            [toelichting === undefined ? undefined : toelichtingId, errorId]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onChange={onChoose}
        />
        <span data-waarden>
          <span data-naam>
            {naam}
            {onderschrift}
          </span>
          {isDisabled && toelichting}
          {voorspelling !== null && <Cijfers voorspelling={voorspelling} />}
          {keuze?.geschikt === true && keuze.aanbevolen && <Aanbevolen />}
        </span>
      </label>
      {toelichting !== undefined && (
        <span id={toelichtingId} hidden>
          {toelichting}
        </span>
      )}
    </td>
  );
};
