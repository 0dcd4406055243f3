import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '1.1.1.1',
  '193.190.130.15',
  '172.15.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2001:200::1',
  '2001:6a8::1',
  '3fff:1000::1',
])('takes %s for an address of the internet', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ...['::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::808:808'].map((address) => [address, true] as const),
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b::a00:1'].map(
    (address) => [address, false] as const,
  ),
])('classifies %s by the address it embeds', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

it.each([
  // This machine, and the unspecified address.
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::', '::127.0.0.1'],
  // Private networks: home, provider (CGNAT), link-local.
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '100.127.255.255'],
  ...['169.254.169.254', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  // Multicast and reserved.
  ...['224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1', 'ff02::1'],
  ...['192.0.0.8', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '100::1', '64:ff9b:1::1'],
  // IETF protocol assignments (benchmarking, ORCHID, AMT, …), documentation, segment routing.
  ...['2001:2::1', '2001:10::1', '2001:20::1', '2001:3::1', '2001:1ff:ffff::1', '3fff::1', '3fff:fff::1', '5f00::1'],
  // Tunnels into other networks.
  ...['2002:7f00:1::', '2001:0:7f00:1::'],
  ...['', 'localhost', '127.1.example', '999.1.1.1'],
])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false));
