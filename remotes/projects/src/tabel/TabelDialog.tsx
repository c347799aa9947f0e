import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useState } from 'react';

import { AanbevolenDialog } from '../meerdere/AanbevolenDialog.tsx';
import { DuplicerenDialog } from '../meerdere/DuplicerenDialog.tsx';
import type { MeerdereProps } from '../meerdere/MeerdereDialog.tsx';
import { OvernemenDialog } from '../meerdere/OvernemenDialog.tsx';
import { VaststellenDialog } from '../meerdere/VaststellenDialog.tsx';
import { VerwijderenDialog } from '../meerdere/VerwijderenDialog.tsx';
import { WijzigenDialog } from '../meerdere/WijzigenDialog.tsx';
import { PlakDialog } from './PlakDialog.tsx';
import type { TabelVraag } from './tabelVraag.ts';

interface TabelDialogProps extends MeerdereProps {
  vraag: TabelVraag;
  /** All of the project. */
  rijen: readonly GevelvullingRij[];
}

const heeftProducten = ({ gevelvulling }: GevelvullingRij): boolean =>
  Object.values(gevelvulling.productKeuze).some(({ hoekanker }) => hoekanker !== null);

/** The dialog of a question about a selection, or about what is pasted. */
export const TabelDialog = ({ vraag, rijen, ...props }: TabelDialogProps) => {
  // The selection of when it was asked: what is removed leaves it.
  const [ids] = useState(props.ids);
  const common = { ...props, ids };
  if (typeof vraag === 'object') return <PlakDialog {...common} plakking={vraag.plakking} />;
  switch (vraag) {
    case 'wijzigen':
      return <WijzigenDialog {...common} />;
    case 'detaillering':
      return (
        <OvernemenDialog
          {...common}
          wat="detaillering"
          bronnen={rijen.filter(({ heeftDetaillering }) => heeftDetaillering)}
        />
      );
    case 'producten':
      return <OvernemenDialog {...common} wat="producten" bronnen={rijen.filter(heeftProducten)} />;
    case 'aanbevolen':
      return <AanbevolenDialog {...common} />;
    case 'vaststellen':
      return <VaststellenDialog {...common} rijen={rijen.filter(({ id }) => ids.has(id))} />;
    case 'dupliceren':
      return <DuplicerenDialog {...common} />;
    case 'verwijderen':
      return <VerwijderenDialog {...common} />;
    default:
      return vraag satisfies never;
  }
};
