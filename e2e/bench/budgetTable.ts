interface Budget {
  what: string;
  value: number;
  maximum: number;
  unit: 'times' | 'ms';
}

const textOf = (value: number, unit: Budget['unit']): string =>
  unit === 'ms' ? `${value.toFixed(1)} ms` : value.toFixed(2);

const isMet = ({ value, maximum }: Budget): boolean => value <= maximum;

const linesOf = (budgets: readonly Budget[]): string[] => {
  const width = Math.max(...budgets.map(({ what }) => what.length));
  return budgets.map(({ what, value, maximum, unit }) =>
    [
      `  ${what.padEnd(width)}`,
      textOf(value, unit).padStart(10),
      `at most ${textOf(maximum, unit)}`,
    ].join('  '),
  );
};

/** The budgets of a bench: each a ratio of one run, or milliseconds of processor. */
export const createBudgetTable = () => {
  const budgets: Budget[] = [];
  return {
    /** Holds a figure to its budget, and says it at once. */
    hold: (budget: Budget, detail: string): void => {
      budgets.push(budget);
      const { what, value, maximum, unit } = budget;
      console.log(
        `${isMet(budget) ? '✓' : '✗'} ${what}: ${textOf(value, unit)} (at most ${textOf(maximum, unit)}); ${detail}`,
      );
    },
    /** What is met, and what is not; a figure that is no number is not. */
    lines: (): string[] => {
      const met = budgets.filter(isMet);
      const missed = budgets.filter((budget) => !isMet(budget));
      return [
        `Met: ${met.length} of ${budgets.length}`,
        ...linesOf(met),
        `Not met: ${missed.length} of ${budgets.length}`,
        ...linesOf(missed),
      ];
    },
    isAllMet: (): boolean => budgets.every(isMet),
  };
};

export type BudgetTable = ReturnType<typeof createBudgetTable>;
