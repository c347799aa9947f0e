import { useState } from 'react';

/** Hands an error of an event handler to the nearest error boundary. */
export const useRaise = (): ((error: unknown) => void) => {
  const [, setState] = useState<undefined>(undefined);
  return (error) =>
    setState(() => {
      throw error;
    });
};
