import type { TestApp } from './testApp.ts';

/** Lets something happen, once, before the next statement that begins so is sent to the database. */
export const beforeStatement = (
  { services: { watch } }: Pick<TestApp, 'services'>,
  start: string,
  happen: () => Promise<void>,
): void => {
  const { run } = watch;
  watch.run = async (asked, act) => {
    if (asked.kind === 'statement' && asked.name.startsWith(start)) {
      watch.run = run;
      await happen();
    }
    return run(asked, act);
  };
};
