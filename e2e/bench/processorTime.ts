/** Does something and tells the milliseconds of processor of it: what else runs on the machine is not in them. */
export const processorTime = <T>(act: () => T): { made: T; milliseconds: number } => {
  const before = process.cpuUsage();
  const made = act();
  const { user, system } = process.cpuUsage(before);
  return { made, milliseconds: (user + system) / 1000 };
};
