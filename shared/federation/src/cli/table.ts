/** Rows of text with their columns under one another, two spaces apart; the last one is as long as it is. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>(
    (widest, row) =>
      row
        .map((cell, column) => Math.max(widest[column] ?? 0, cell.length))
        .concat(widest.slice(row.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
