import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Closes after so many milliseconds, but not while the pointer or the focus is inside; null: never.
 * Returns the handlers.
 */
export const useAutoClose = (duration: number | null, onClose: () => void) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(() => {
      close();
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [duration, isHeld]);

  return {
    onPointerEnter: () => {
      setHovered(true);
    },
    onPointerLeave: () => {
      setHovered(false);
    },
    onFocus: () => {
      setFocused(true);
    },
    onBlur: () => {
      setFocused(false);
    },
  };
};
