import { TextField, type TextFieldProps } from '@adviestool/forms/TextField';
import { Button } from '@adviestool/ui/Button';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useState } from 'react';

import styles from './PasswordField.module.css';

/** A password that can be shown while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [isShown, setShown] = useState(false);

  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <div className={styles.toggle}>
        <Button kind="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Verbergen' : 'Tonen'}
          <VisuallyHidden>: {props.label}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
};
