import type { BrandIdentity } from '#core/brand/brand.ts'
import type { BrandPartner } from '#core/localization/alternatives.ts'
import { outsidePages, outsidePaths, partnerPath } from '#core/routes/outside-paths.ts'

/** The pages of a brand and its partners outside the store. Visitors are redirected to no other page. */
export type OutsideLinks = {
  readonly links: BrandIdentity['links']
  readonly partners: readonly Pick<BrandPartner, 'id' | 'url'>[]
}

/** Checks whether a host is reserved for examples, so that no page answers there (RFC 2606). */
const isReserved = (link: string): boolean => new URL(link).hostname.endsWith('.example')

/** Checks whether a link leads to a reserved host. */
export const hasReservedLink = ({ links, partners }: OutsideLinks): boolean =>
  [...Object.values(links), ...partners.map(({ url }) => url)].some(isReserved)

/** Returns the links. Those with a reserved host lead to the pages at `origin` instead. */
export const localLinks = ({ links, partners }: OutsideLinks, origin: string): OutsideLinks => {
  const local = (link: string, path: string): string => (isReserved(link) ? `${origin}${path}` : link)
  return {
    links: Object.fromEntries(
      outsidePages.map((page) => [page, local(links[page], outsidePaths[page])]),
    ) as OutsideLinks['links'],
    partners: partners.map(({ id, url }) => ({ id, url: local(url, partnerPath(id)) })),
  }
}
