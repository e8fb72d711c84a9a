import type { BrandIdentity } from '#core/brand/brand.ts'
import { outsidePages, outsidePaths } from '#core/routes/outside-paths.ts'

type Links = BrandIdentity['links']

/** Checks whether a host is reserved for examples, so that no page answers there (RFC 2606). */
const isReserved = (link: string): boolean => new URL(link).hostname.endsWith('.example')

/** Checks whether a link of the brand leads to a reserved host. */
export const hasReservedLink = (links: Links): boolean => outsidePages.some((page) => isReserved(links[page]))

/** Returns the brand's links. Those with a reserved host lead to the pages at `origin` instead. */
export const localLinks = (links: Links, origin: string): Links =>
  Object.fromEntries(
    outsidePages.map((page) => [
      page,
      isReserved(links[page]) ? `${origin}${outsidePaths[page]}` : links[page],
    ]),
  ) as Links
