import { useState, type DragEvent } from 'react';

import type { SleepPlek } from '../rijen/volgorde.ts';

const kantOf = ({ clientY, currentTarget }: DragEvent): SleepPlek['kant'] => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'voor' : 'na';
};

/** What makes an element take what is dragged, and on which side of it that comes. */
export const useDropTarget = (isDragging: boolean, onDrop: (kant: SleepPlek['kant']) => void) => {
  const [kant, setKant] = useState<SleepPlek['kant'] | null>(null);

  return {
    kant: isDragging ? kant : null,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!isDragging) return;
        event.preventDefault();
        setKant(kantOf(event));
      },
      onDragLeave: (): void => setKant(null),
      onDrop: (event: DragEvent): void => {
        if (!isDragging) return;
        event.preventDefault();
        setKant(null);
        onDrop(kantOf(event));
      },
    },
  };
};
