import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ranges that IANA's special-purpose registries reserve, but the library considers public. */
const alsoSpecial = {
  benchmarking: ipaddr.IPv4.parseCIDR('198.18.0.0/15'),
  ietfProtocols: ipaddr.IPv6.parseCIDR('2001::/23'),
  documentation: ipaddr.IPv6.parseCIDR('3fff::/20'),
};
/** The global unicast range (RFC 4291 §2.4, IANA's list of unicast addresses). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is public: not this machine, not a private network, not reserved. An IPv6 address that embeds
 * an IPv4 address (mapped, or translated by NAT64) is as public as that address.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && !address.match(alsoSpecial.benchmarking);
  if (!(address instanceof ipaddr.IPv6)) return false;
  const range = address.range();
  if (range === 'ipv4Mapped' || range === 'rfc6052')
    return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(-4)).toString());
  const isSpecial = address.match(alsoSpecial.ietfProtocols) || address.match(alsoSpecial.documentation);
  return range === 'unicast' && address.match(globalUnicast) && !isSpecial;
}
