/** Does each step, also after one that fails. @throws AggregateError of those that did */
export const doEach = async (steps: readonly (() => Promise<void>)[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'A step of the clean-up failed.');
};
