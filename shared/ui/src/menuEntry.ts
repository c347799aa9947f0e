import type { IconName } from './iconPaths.ts';

interface MenuEntryBase {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
}

/** An entry of a menu: it acts or leads somewhere. */
export type MenuEntry = MenuEntryBase &
  ({ onAction: () => void; href?: undefined } | { href: string; onAction?: undefined });
