import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const focusedIn = (element: HTMLElement | null): HTMLElement | null => {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && element?.contains(focused) === true ? focused : null;
};

/**
 * The fields of a step: what is saved is what they show, so nothing can be typed until the outcome
 * is there. A field that was submitted from has the focus again after that.
 */
export const InertWhileSaving = ({ children }: { children: ReactNode }) => {
  const isSubmitting = useIsSubmitting();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const focused = isSubmitting ? focusedIn(ref.current) : null;
    return () => {
      if (document.activeElement === document.body) focused?.focus();
    };
  }, [isSubmitting]);

  return (
    <div ref={ref} inert={isSubmitting}>
      {children}
    </div>
  );
};
