/** The groups of the header's menu, by line of business, and of the footer. */
export const menuGroups = ['packages', 'internet', 'tv', 'phone', 'mobile', 'help'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A page's place in a menu, its sort key; the first is its group's overview. The footer lists legal pages. */
export type MenuPlace = { readonly group: MenuGroup | 'legal'; readonly place: number }
