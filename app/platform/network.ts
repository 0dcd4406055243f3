import ipaddr from 'ipaddr.js';

/**
 * The network that a visitor has to themselves, by which everything that is limited by address counts: of IPv6 a line's 64 bits (RFC 6177), for
 * within them anybody may take another address for each request; of IPv4 the address.
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
