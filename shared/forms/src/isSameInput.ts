/** Where forms look for it; a change of a project is compared by the same rule. */
export { isSameInput } from '@adviestool/domain/velden/isSameInput';
