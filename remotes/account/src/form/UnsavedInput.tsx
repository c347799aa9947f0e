import { isSameInput } from '@adviestool/forms/isSameInput';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { useImperativeHandle, type Ref } from 'react';
import { useForm } from 'react-final-form';

/** Tells whether a form holds input that would be lost. */
export type UnsavedCheck = () => boolean;

interface UnsavedInputProps {
  /** The user has typed, and what was typed is not sent yet. */
  isTyped: UnsavedCheck;
  /** Where a page with more than one form finds this one; absent: the form asks itself. */
  check: Ref<UnsavedCheck> | undefined;
}

/** Asks before the input of the form around it is left. It is kept nowhere: it may hold a password. */
export const UnsavedInput = ({ isTyped, check }: UnsavedInputProps) => {
  const form = useForm('UnsavedInput');

  const isUnsaved = (): boolean => {
    const { values, initialValues } = form.getState();
    return isTyped() && !isSameInput(values, initialValues);
  };

  useImperativeHandle(check, () => isUnsaved);
  return check === undefined ? <LeaveQuestion isUnsaved={isUnsaved} /> : null;
};
