interface PollOptions {
  /** Milliseconds from the end of a look to the next one. */
  interval: number;
  look: () => Promise<void>;
  page?: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

/**
 * Looks again and again while the page is visible, and at once when it becomes visible; never twice
 * at a time. A look that fails is passed over in silence: the next one may succeed.
 */
export const pollWhileVisible = ({ interval, look, page = document }: PollOptions): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;

  const plan = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') timer = setTimeout(() => void lookNow(), interval);
  };
  const lookNow = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    try {
      await look();
    } catch {
      // Offline, or in the middle of a deploy.
    } finally {
      isLooking = false;
      plan();
    }
  };

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void lookNow();
    else clearTimeout(timer);
  });
  plan();
};
