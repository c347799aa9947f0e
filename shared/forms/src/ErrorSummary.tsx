import { Icon } from '@adviestool/ui/Icon';
import { useId } from 'react';

import type { FieldErrorEntry } from './collectFieldErrors.ts';
import styles from './ErrorSummary.module.css';

export interface SubmitFailure {
  /** Message of the form as a whole. */
  message: string | undefined;
  fields: FieldErrorEntry[];
}

const titleOf = (count: number): string =>
  count === 1 ? 'Er is 1 veld dat aandacht vraagt' : `Er zijn ${count} velden die aandacht vragen`;

const FieldLink = ({ name, message, field }: FieldErrorEntry) =>
  field === undefined ? (
    <>
      {name}: {message}
    </>
  ) : (
    <a
      href={`#${field.id}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field.id)?.focus();
      }}
    >
      {field.label}: {message}
    </a>
  );

const focusElement = (element: HTMLElement | null): void => element?.focus();

/** What a failed submit asks for. Takes the focus; its links lead to the fields. */
export const ErrorSummary = ({ failure }: { failure: SubmitFailure }) => {
  const { message, fields } = failure;
  const titleId = useId();

  return (
    <div
      ref={focusElement}
      role="alert"
      tabIndex={-1}
      className={styles.summary}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        <Icon name="error" />
        {fields.length === 0 ? message : titleOf(fields.length)}
      </h2>
      {fields.length > 0 && message !== undefined && <p>{message}</p>}
      {fields.length > 0 && (
        <ul className={styles.list}>
          {fields.map((entry) => (
            <li key={entry.name}>
              <FieldLink {...entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
