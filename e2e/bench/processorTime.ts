/** Milliseconds of processor that this process takes for something: what else runs on the machine is not in it. */
export const processorTime = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
