/** Of the toast with the way back from the last change: there is one at a time. */
export const UNDO = 'undo';

/** Of the toast with the way back to a deleted project. */
export const restoreKey = (projectId: number): string => `restore:${projectId}`;
