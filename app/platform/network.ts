import ipaddr from 'ipaddr.js';

/**
 * The network that a visitor has to themselves, as the key of limits per address: for IPv6 the line's /64 (RFC 6177),
 * because anyone can use a different address within it for each request; for IPv4 the address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
