/** One class attribute of the names that apply. */
export const joinClasses = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
