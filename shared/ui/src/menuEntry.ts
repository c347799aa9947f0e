import type { IconName } from './iconPaths.ts';

interface MenuEntryBase {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  /** Set apart from the entries before it. */
  startsGroup?: boolean;
}

/** An entry of a menu: it acts or leads somewhere, `external` to another site in a tab of its own. */
export type MenuEntry = MenuEntryBase &
  (
    | { onAction: () => void; href?: undefined; external?: boolean }
    | { href: string; onAction?: undefined; external?: boolean }
  );
