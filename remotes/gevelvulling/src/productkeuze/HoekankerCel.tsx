import type { Zijde } from '@adviestool/contract/zijde';
import type { HoekankerKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useContext, type ReactNode } from 'react';

import { Aanbevolen } from './Aanbevolen.tsx';
import { Cijfers } from './Cijfers.tsx';
import { teksten } from './teksten.ts';

interface HoekankerCelProps {
  zijde: Zijde;
  keuze: HoekankerKeuze;
  /** Below the name, where the head of the row is not in sight. */
  onderschrift: ReactNode;
  id: string;
  /** Name that the radio buttons of a side share. */
  group: string;
  errorId: string | undefined;
  isChosen: boolean;
  isAanbevolen: boolean;
  /** The row says that it is recommended. */
  isInRijGezegd: boolean;
  toontReden: boolean;
  onChoose: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A hoekanker on a side: the radio button with its figures, or why it cannot be chosen. */
export const HoekankerCel = (props: HoekankerCelProps) => {
  const { zijde, keuze, id, group, errorId, isChosen, isAanbevolen, isInRijGezegd } = props;
  const { toontReden, onderschrift, onChoose, children } = props;
  const isReadOnly = useContext(ReadOnlyContext);
  const naam = (
    <span data-naam>
      {keuze.hoekanker.naam}
      {onderschrift}
    </span>
  );
  if (!keuze.geschikt) {
    return (
      <td data-zijde={zijde} data-past="niet" data-zonder-reden={!toontReden}>
        {naam}
        {toontReden ? keuze.reden : teksten.past}
      </td>
    );
  }

  return (
    <td data-zijde={zijde} data-gekozen={isChosen}>
      <label htmlFor={id} data-keuze>
        <input
          type="radio"
          id={id}
          name={group}
          value={keuze.hoekanker.id}
          checked={isChosen}
          disabled={isReadOnly}
          aria-label={teksten.opZijde(keuze.hoekanker.naam, zijde)}
          aria-describedby={[`${id}-cijfers`, errorId].filter(Boolean).join(' ')}
          onChange={onChoose}
        />
        <span data-waarden>
          {naam}
          <Cijfers voorspelling={keuze} />
          {isAanbevolen && !isInRijGezegd && <Aanbevolen />}
        </span>
      </label>
      {children}
      <span id={`${id}-cijfers`} hidden>
        {[teksten.cijfers(keuze), isAanbevolen ? teksten.aanbevolen : '']
          .filter(Boolean)
          .join(', ')}
      </span>
    </td>
  );
};
