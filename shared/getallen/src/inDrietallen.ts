/** Points between groups of three figures, however many there are: 1234567 is 1.234.567. */
export const inDrietallen = (cijfers: string): string =>
  cijfers.replace(
    /^(-?\d{1,3}?)((?:\d{3})+)$/,
    (_cijfers, begin: string, rest: string) => begin + rest.replaceAll(/\d{3}/g, '.$&'),
  );
