import { Icon } from '@adviestool/ui/Icon';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import styles from './VerplaatsGreep.module.css';
import { teksten } from './teksten.ts';

const RICHTINGEN: Readonly<Record<string, 'omhoog' | 'omlaag'>> = {
  ArrowUp: 'omhoog',
  ArrowDown: 'omlaag',
};

interface VerplaatsGreepProps {
  naam: string;
  /** Id of the text that says how it works. */
  uitlegId: string;
  onMove: (richting: 'omhoog' | 'omlaag') => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** What a card is dragged by, and moved by with the arrow keys. */
export const VerplaatsGreep = ({
  naam,
  uitlegId,
  onMove,
  onDragStart,
  onDragEnd,
}: VerplaatsGreepProps) => {
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const richting = RICHTINGEN[event.key];
    if (richting === undefined) return;
    event.preventDefault();
    const greep = event.currentTarget;
    flushSync(() => onMove(richting));
    // The browser takes the focus from an element that moves in the document.
    greep.focus();
  };

  return (
    <button
      type="button"
      draggable
      className={styles.greep}
      aria-label={teksten.volgorde.greep(naam)}
      aria-describedby={uitlegId}
      onKeyDown={moveByKey}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', naam);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <Icon name="grip" />
    </button>
  );
};
