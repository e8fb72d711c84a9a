import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** A network a caller belongs to. `share`: how many times the calls of one client it may make. */
export type ClientNetwork = { readonly name: string; readonly share: number }

/**
 * The networks of IPv6 that are counted. A connection at home or a telephone has a /64. A household or a small business may have a
 * /56, a company or a customer of a hosting provider a /48: who changes addresses within it makes four and sixteen times the calls
 * of one client, and no more.
 */
const IPV6_NETWORKS = [
  { prefix: 64, share: 1 },
  { prefix: 56, share: 4 },
  { prefix: 48, share: 16 },
] as const

/** The shares of the networks of an address, narrowest first; one of IPv4 has the first alone. */
export const NETWORK_SHARES: readonly number[] = IPV6_NETWORKS.map(({ share }) => share)

/** Names the networks of an address, narrowest first; an address of IPv4 is one client, under both its names. */
export const networksOf = (address: string): readonly ClientNetwork[] => {
  const plain = normalizeIP(address, 128)
  return isIPv6(plain)
    ? IPV6_NETWORKS.map(({ prefix, share }) => ({ name: `${normalizeIP(plain, prefix)}/${prefix}`, share }))
    : [{ name: plain, share: 1 }]
}

/** The widest network of an address: what a household, a company or a customer of a hosting provider has at most. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? address
