/**
 * The remote contract before this one, and the versions of the packages that it was made with, for
 * which the host’s own stand in. The build writes them into `host.json`.
 */
export const EARLIER = {
  contract: 4,
  provides: { '@adviestool/contract': '0.3.0', '@adviestool/state': '0.3.0' },
} as const;
