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

/**
 * The wider network of an address, which tells less about a person: /24 for IPv4, /48 for IPv6.
 *
 * @param address an address or the result of `networkOf`
 * @returns null for anything else
 */
export function networkPrefix(address: string): string | null {
  const [host = ''] = address.split('/');
  if (!ipaddr.isValid(host)) return null;
  const parsed = ipaddr.process(host);
  if (!(parsed instanceof ipaddr.IPv6)) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  return `${parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::/48`;
}
