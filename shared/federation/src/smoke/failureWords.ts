import type { FailureKind } from '@adviestool/contract/remoteFailure';

/** What it means for a page, when nothing on it says more. */
export const failureWords: Readonly<Record<FailureKind, string>> = {
  load: 'its files did not come.',
  timeout: 'its files came too late.',
  contract: 'its module is not what its remote.json says.',
  crash: 'it failed.',
  loader: 'its loader does not end: give it an answer in smoke.json, or an end.',
  blank: 'it was drawn, and shows nothing.',
  hang: 'it keeps the browser from doing anything else, as an endless loop does.',
};
