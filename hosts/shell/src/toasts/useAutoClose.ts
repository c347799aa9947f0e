import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a toast stays. */
const DURATION = 4000;

/** Closes after a while, but not while the pointer or the focus is inside. Returns the handlers. */
export const useAutoClose = (isPersistent: boolean, onClose: () => void) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = !isPersistent && !isHovered && !isFocused;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      close();
    }, DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning]);

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
