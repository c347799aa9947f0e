/**
 * Numbers the form of a release, as these sources write it. Raised when a host of the former form would
 * not understand it; what is added and may be left out is no new form (releaseForm.test.ts).
 */
export const RELEASE_FORM = 1;

/** The forms that the host of these sources reads: its own, and from 2 on the one before too. */
export const READ_FORMS: readonly number[] = [RELEASE_FORM];
