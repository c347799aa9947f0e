import { DRAWN_EVENT, type DrawnPart } from '@adviestool/federation/drawnEvent';

/** Says that something of a remote stands on the page: called from an effect, when it was really drawn. */
export const announceDrawn = (part: DrawnPart): void => {
  document.dispatchEvent(new CustomEvent(DRAWN_EVENT, { detail: part }));
};
