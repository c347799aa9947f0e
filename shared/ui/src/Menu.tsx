import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import type { MenuEntry } from './menuEntry.ts';
import type { MenuPopup } from './MenuPopup.tsx';
import { isForShortcut } from './isForShortcut.ts';
import { Tip } from './Tip.tsx';

interface MenuProps {
  /** Name of the trigger; shown beside the icon with `showLabel`. */
  label: string;
  icon?: IconName;
  showLabel?: boolean;
  /** Drawn as a button among buttons. */
  bordered?: boolean;
  items: readonly MenuEntry[];
  /** A letter that opens and closes the menu wherever nothing is being typed or chosen. */
  shortcut?: string;
  /** Goes to the href of an entry with the router of the page; absent: the browser goes there. */
  onNavigate?: (href: string) => void;
}

type Popup = ComponentType<Parameters<typeof MenuPopup>[0]>;

const loadPopup = async (): Promise<Popup> => (await import('./MenuPopup.tsx')).MenuPopup;

export const Menu = ({
  label,
  icon = 'more',
  showLabel = false,
  bordered = false,
  items,
  shortcut,
  onNavigate,
}: MenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<Popup | null>(null);
  /** Of the press under way: the menu closes by a press elsewhere before the click on its button comes. */
  const wasOpen = useRef(false);

  const open = async (): Promise<void> => {
    const loaded = await loadPopup();
    setPopup(() => loaded);
  };
  /** Acts when the menu is gone and the button has the focus: a dialog gives it back to there. */
  const act = (action: () => void): void => {
    flushSync(() => setPopup(null));
    trigger.current?.focus({ preventScroll: true });
    action();
  };
  const toggleByClick = (): void => {
    const isToClose = wasOpen.current;
    wasOpen.current = false;
    if (isToClose) setPopup(null);
    else void open();
  };
  const openByArrow = (event: ReactKeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  };

  const toggleByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== shortcut || !isForShortcut(event, { ownMenu: label })) return;
    event.preventDefault();
    event.stopPropagation();
    if (Popup === null) void open();
    else act(() => undefined);
  });
  const hasShortcut = shortcut !== undefined;
  useEffect(() => {
    if (!hasShortcut) return undefined;
    // First in line: in the open menu a letter looks for an entry.
    // A browser that fills in a form sends a keydown that is no key.
    const listen = (event: Event): void => {
      if (event instanceof KeyboardEvent) toggleByKey(event);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [hasShortcut]);

  const button = (
    <button
      ref={trigger}
      type="button"
      className={joinClasses(styles.trigger, bordered && styles.bordered)}
      aria-haspopup="menu"
      aria-expanded={Popup !== null}
      aria-keyshortcuts={shortcut}
      {...(showLabel ? {} : { 'aria-label': label })}
      onPointerEnter={() => void loadPopup()}
      onFocus={() => void loadPopup()}
      onPointerDown={() => {
        wasOpen.current = Popup !== null;
      }}
      onClick={toggleByClick}
      onKeyDown={openByArrow}
    >
      <Icon name={icon} />
      {showLabel && (
        <>
          <span>{label}</span>
          <Icon name="chevron-down" />
        </>
      )}
    </button>
  );

  return (
    <>
      {showLabel ? button : <Tip text={label}>{button}</Tip>}
      {Popup !== null && (
        <Popup
          label={label}
          items={items}
          trigger={trigger}
          onClose={() => setPopup(null)}
          onAct={act}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
};
