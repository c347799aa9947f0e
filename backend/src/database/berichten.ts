/** The channel of PostgreSQL on which instances tell each other; a text of the house, never what somebody typed. */
export const BERICHTEN = 'adviestool';

/** Hears what is told on the channel, from when the answer resolves; that ends it. */
export type Listen = (
  onBericht: (text: string) => void,
  /** Something may have been missed. */
  onGap: () => void,
) => Promise<() => Promise<void>>;
