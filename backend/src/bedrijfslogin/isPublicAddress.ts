import { BlockList, isIPv6 } from 'node:net';

/** What of IPv4 is not the internet (IANA, special-purpose addresses). */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const blocked = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) blocked.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out for the internet; what stands there for IPv4 or for examples is not. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 23, 'ipv6');
tunnels.addSubnet('2001:db8::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one of the internet, and none of this machine or its network. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? given.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
    : !blocked.check(address, 'ipv4');
