/** The groups of the header's menu, by line of business, and of the footer. */
export const menuGroups = ['packages', 'internet', 'tv', 'phone', 'mobile', 'help'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The place of a page in a menu: pages are sorted by it, and the first is the overview of its group. The footer lists the legal pages. */
export type MenuPlace = { readonly group: MenuGroup | 'legal'; readonly place: number }
