/** Leaves what was started running until somebody ends this process; then stops it first. */
export const untilStopped = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end());
};
