/** A step of a flow. A step without a check is never complete, so it is the last one to reach. */
export interface FlowStep<Id extends string, Data> {
  readonly id: Id;
  readonly isComplete?: (data: Data) => boolean;
}

/** The index of the last step of the unbroken row of complete steps, or -1 when the first is open. */
export const lastCompletedIndex = <Id extends string, Data>(
  steps: readonly FlowStep<Id, Data>[],
  data: Data,
): number => {
  const open = steps.findIndex(({ isComplete }) => isComplete === undefined || !isComplete(data));
  return open === -1 ? steps.length - 1 : open - 1;
};

/**
 * The first incomplete step, or the last step when all are complete.
 * @throws RangeError when there are no steps.
 */
export const targetStep = <Id extends string, Data>(
  steps: readonly FlowStep<Id, Data>[],
  data: Data,
): FlowStep<Id, Data> => {
  const step = steps[Math.min(lastCompletedIndex(steps, data) + 1, steps.length - 1)];
  if (step === undefined) throw new RangeError('A flow has at least one step.');
  return step;
};

/** The step after the given one, or null at the end. */
export const nextStep = <S extends { readonly id: string }>(
  steps: readonly S[],
  id: S['id'],
): S | null => {
  const index = steps.findIndex((step) => step.id === id);
  return index === -1 ? null : (steps[index + 1] ?? null);
};

/** The step before the given one, or null at the start: the caller then goes to its fallback route. */
export const previousStep = <S extends { readonly id: string }>(
  steps: readonly S[],
  id: S['id'],
): S | null => {
  const index = steps.findIndex((step) => step.id === id);
  return index < 1 ? null : (steps[index - 1] ?? null);
};

export interface StepState<Id extends string> {
  id: Id;
  label: string;
  /** `ready`: it can be visited and asks nothing, so there is nothing to fill in. */
  state: 'done' | 'current' | 'open' | 'ready';
  canVisit: boolean;
}

interface StepRow<Id extends string> {
  /** `asksNothing`: the step only shows what follows from the others. */
  steps: readonly { readonly id: Id; readonly label: string; readonly asksNothing?: boolean }[];
  /** Index of the last step of the unbroken row of complete steps. */
  completed: number;
  /** Absent: none of them is shown. */
  current: Id | undefined;
  canVisit: (id: Id) => boolean;
}

/** How a row of steps looks from the current one. */
export const stepStates = <Id extends string>({
  steps,
  completed,
  current,
  canVisit,
}: StepRow<Id>): StepState<Id>[] => {
  const stateOf = (step: StepRow<Id>['steps'][number], index: number): StepState<Id>['state'] => {
    if (step.id === current) return 'current';
    if (index <= completed) return 'done';
    return step.asksNothing === true && canVisit(step.id) ? 'ready' : 'open';
  };
  return steps.map((step, index) => ({
    id: step.id,
    label: step.label,
    state: stateOf(step, index),
    canVisit: canVisit(step.id),
  }));
};
