import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** A network that a caller belongs to. `share` multiplies the limit of one client. */
export type ClientNetwork = { readonly name: string; readonly share: number }

/**
 * The counted IPv6 prefixes. A home connection or telephone has a /64. A household or small business may have a /56,
 * a company or hosting customer a /48. Changing addresses gives four times the limit in a /56, sixteen in a /48.
 */
const IPV6_NETWORKS = [
  { prefix: 64, share: 1 },
  { prefix: 56, share: 4 },
  { prefix: 48, share: 16 },
] as const

/** The shares of the networks of an IPv6 address, narrowest first. An IPv4 address uses only the first. */
export const NETWORK_SHARES: readonly number[] = IPV6_NETWORKS.map(({ share }) => share)

/** Returns the networks of an address, narrowest first. An IPv4 address is one client, also in its IPv6-mapped form. */
export const networksOf = (address: string): readonly ClientNetwork[] => {
  const plain = normalizeIP(address, 128)
  return isIPv6(plain)
    ? IPV6_NETWORKS.map(({ prefix, share }) => ({ name: `${normalizeIP(plain, prefix)}/${prefix}`, share }))
    : [{ name: plain, share: 1 }]
}

/** Returns the widest network of an address: the most that a household, a company or a hosting customer has. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? address
