import type { BrandIdentity } from '#core/brand/brand.ts'
import type { BrandPartner } from '#core/localization/alternatives.ts'
import { externalPages, externalPaths, partnerPath } from '#core/routes/external-paths.ts'

/** The pages of a brand and its partners outside the store. Visitors are redirected to no other page. */
export type ExternalLinks = {
  readonly links: BrandIdentity['links']
  readonly partners: readonly Pick<BrandPartner, 'id' | 'url'>[]
}

/** Checks whether a host is reserved for examples, so that no page answers there (RFC 2606). */
const isReserved = (link: string): boolean => new URL(link).hostname.endsWith('.example')

/** Checks whether a link leads to a reserved host. */
export const hasReservedLink = ({ links, partners }: ExternalLinks): boolean =>
  [...Object.values(links), ...partners.map(({ url }) => url)].some(isReserved)

/** Returns the links. Those with a reserved host lead to the pages at `origin` instead. */
export const localLinks = ({ links, partners }: ExternalLinks, origin: string): ExternalLinks => {
  const local = (link: string, path: string): string => (isReserved(link) ? `${origin}${path}` : link)
  return {
    links: Object.fromEntries(
      externalPages.map((page) => [page, local(links[page], externalPaths[page])]),
    ) as ExternalLinks['links'],
    partners: partners.map(({ id, url }) => ({ id, url: local(url, partnerPath(id)) })),
  }
}
