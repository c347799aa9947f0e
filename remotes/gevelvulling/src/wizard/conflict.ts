/** Whose version stays when the project changed elsewhere; `later` leaves all as it is. */
export type ConflictAnswer = 'mine' | 'newest' | 'later';

/** A question to the user that waits for its answer. */
export interface Conflict {
  answer: (answer: ConflictAnswer) => void;
}
