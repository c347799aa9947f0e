import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
const groupsOf = (address: string): string[] => {
  // A URL writes it in its shortest form.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = shortest
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
};

/** The IPv4 address of two groups. */
const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

/**
 * Whom an address counts for: one subscriber has a whole /64 of IPv6 addresses. An IPv4 address
 * inside an IPv6 one counts as itself.
 */
export const floodIp = (ip: string): string => {
  const [address = ip] = ip.split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
};
