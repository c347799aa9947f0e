import { useId, type ReactNode } from 'react';

import styles from './Bouwplaats.module.css';

interface VeldProps {
  label: string;
  /** What it is for; absent: the label says it. */
  uitleg?: string;
  /** What is wrong; null: nothing. */
  fout: string | null;
  /** @param marks what the control is named, described and refused by */
  children: (marks: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/**
 * A field with what is said of it beside its label, so that its name stays the label. What is wrong is heard by who
 * gets the focus there (`showFouten`), and no second time.
 */
export const Veld = ({ label, uitleg, fout, children }: VeldProps) => {
  const id = useId();
  const said = [
    ...(uitleg === undefined ? [] : [`${id}-uitleg`]),
    ...(fout === null ? [] : [`${id}-fout`]),
  ];
  return (
    <div className={styles.veld}>
      <label htmlFor={id}>{label}</label>
      {uitleg !== undefined && <small id={`${id}-uitleg`}>{uitleg}</small>}
      {children({
        id,
        'aria-invalid': fout === null ? undefined : true,
        'aria-describedby': said.join(' ') || undefined,
      })}
      {fout !== null && (
        <span id={`${id}-fout`} className={styles.fout}>
          {fout}
        </span>
      )}
    </div>
  );
};
