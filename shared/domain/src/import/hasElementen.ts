import type { ImportMessage } from '@adviestool/contract/importMessage';

/** Whether a message says of every gevelvulling which elements of the model it stands for. */
export const hasElementen = ({ gevelvullingen }: Pick<ImportMessage, 'gevelvullingen'>): boolean =>
  gevelvullingen.length > 0 &&
  gevelvullingen.every(({ elementen }) => (elementen ?? []).length > 0);
