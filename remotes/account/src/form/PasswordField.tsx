import { TextField, type TextFieldProps } from '@adviestool/forms/TextField';
import { Button } from '@adviestool/ui/Button';
import { useState } from 'react';

import styles from './PasswordField.module.css';

/** A password that can be shown while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [isShown, setShown] = useState(false);

  const word = isShown ? 'Verbergen' : 'Tonen';

  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <div className={styles.toggle}>
        <Button
          kind="quiet"
          aria-label={`${word}: ${props.label}`}
          onClick={() => setShown(!isShown)}
        >
          {word}
        </Button>
      </div>
    </div>
  );
};
