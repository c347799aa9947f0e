import { ACCOUNT_CREATE, LOGIN } from '@adviestool/contract/paths';
import type { WhatsNew } from '@adviestool/contract/whatsNew';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Toggle } from '@adviestool/ui/Toggle';
import { useEffect, useRef, useState } from 'react';

import type { DontShowAgain } from './dontShowAgain.ts';
import { teksten } from './teksten.ts';
import styles from './WhatsNew.module.css';
import { WhatsNewText } from './WhatsNewText.tsx';

interface Props {
  whatsNew: WhatsNew;
  dontShowAgain: DontShowAgain;
  isLoggedIn: boolean;
  /** Whether somebody without an account can make one. */
  isRegistrationEnabled: boolean;
  onClose: () => void;
  navigate: (path: string) => void;
}

/** Milliseconds between two looks whether somebody still types. */
const LOOK = 300;

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

const isFilledIn = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';

/** Whether the focus is in a form in which something was typed: a dialog would take the next key, and Enter. */
const isTyping = (): boolean => {
  const form = document.activeElement?.closest('form') ?? null;
  return form !== null && [...form.querySelectorAll(TEXT_FIELDS)].some(isFilledIn);
};

/** Waits for who types. */
export const WhatsNewDialog = (props: Props) => {
  const [isShown, setShown] = useState(() => !isTyping());

  useEffect(() => {
    if (isShown) return undefined;
    const timer = setInterval(() => setShown(!isTyping()), LOOK);
    return () => clearInterval(timer);
  }, [isShown]);

  return isShown && <Shown {...props} />;
};

const Shown = ({
  whatsNew,
  dontShowAgain,
  isLoggedIn,
  isRegistrationEnabled,
  onClose,
  navigate,
}: Props) => {
  const title = useRef<HTMLSpanElement>(null);
  const [isUnwanted, setUnwanted] = useState(() => dontShowAgain.isSet());
  const leaveFor = (path: string): void => {
    onClose();
    navigate(path);
  };

  useEffect(() => {
    // The first thing that takes focus by itself stands below the text, and would scroll it away.
    title.current?.focus();
  }, []);

  return (
    <Dialog
      open
      title={
        <span ref={title} tabIndex={-1} className={styles['title']}>
          {whatsNew.title}
        </span>
      }
      onClose={onClose}
      actions={
        <>
          <div className={styles['again']}>
            <Toggle
              label={teksten.nietMeerTonen}
              checked={isUnwanted}
              onChange={(isChecked) => {
                dontShowAgain.set(isChecked);
                setUnwanted(isChecked);
              }}
            />
          </div>
          {isLoggedIn && (
            <Button kind="primary" onClick={onClose}>
              {teksten.sluiten}
            </Button>
          )}
          {!isLoggedIn && isRegistrationEnabled && (
            <Button onClick={() => leaveFor(ACCOUNT_CREATE)}>{teksten.aanmaken}</Button>
          )}
          {!isLoggedIn && (
            <Button kind="primary" onClick={() => leaveFor(LOGIN)}>
              {teksten.inloggen}
            </Button>
          )}
        </>
      }
    >
      <WhatsNewText blocks={whatsNew.blocks} />
    </Dialog>
  );
};
