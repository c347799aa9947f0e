import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useId, useState, type ReactNode } from 'react';

import styles from './FieldFrame.module.css';
import { teksten } from './teksten.ts';

interface FieldHelpProps {
  /** Of the field, for the name of the button. */
  label: string;
  /** The label as it is drawn; the button stands beside it. */
  children: ReactNode;
  help: ReactNode;
}

/** The label of a field with a button that shows and hides its help. */
export const FieldHelp = ({ label, children, help }: FieldHelpProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  if (help === undefined) return <>{children}</>;
  return (
    <>
      <div className={styles.head}>
        {children}
        <button
          type="button"
          className={styles.help}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="info" />
          <VisuallyHidden>{teksten.uitleg(label)}</VisuallyHidden>
        </button>
      </div>
      <div id={id} className={styles.text} hidden={!isOpen}>
        {help}
      </div>
    </>
  );
};
