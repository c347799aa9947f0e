import { useDebugStore } from './debugStore.ts';

/** The names with which a parent frame switches debug on and off. */
const SWITCHES = new Map([
  ['adviestool_debug_enable', true],
  ['adviestool_debug_disable', false],
]);

export const isDebugSwitch = (name: string): boolean => SWITCHES.has(name);

export const switchDebug = (name: string): void => {
  const isOn = SWITCHES.get(name);
  if (isOn !== undefined) useDebugStore.setState({ isOn });
};
