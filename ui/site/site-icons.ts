import { iconPaths } from '#ui/kit/icon/icon-drawings.ts'

/** The path of each icon of public pages: those of the shop, and more that the shop does not load. */
export const siteIconPaths = {
  ...iconPaths,
  wifi: 'M2.500 9.500C8 4 16 4 21.500 9.500M6 13.500c3.500-3.300 8.500-3.300 12 0M9.500 17c1.500-1.300 3.500-1.300 5 0M12 20.500v.01',
  calendar: 'M4 6h16v14.500H4zM4 11h16M8.500 3v5M15.500 3v5M8.500 15.500l2 2 4.500-3.500',
  down: 'M12 3.500v16.500M5.500 14c2.500 1 5 3.300 6.500 6.500 1.500-3.200 4-5.500 6.500-6.500',
  up: 'M12 20.500V4M5.500 10C8 9 10.500 6.700 12 3.500c1.500 3.200 4 5.500 6.500 6.500',
  receipt: 'M5 3v18l2.500-1.800L10 21l2-1.800L14 21l2.500-1.800L19 21V3zM9 8h6M9 12.500h6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500V12l3.500 2',
  gift: 'M4 12h16v8.500H4zM3 8h18v4H3zM12 8v12.500M12 8C9 8 7 6.800 7 5.200 7 4 8 3.300 9 3.300c2 0 3 2.200 3 4.700 0-2.500 1-4.700 3-4.700 1 0 2 .7 2 1.900C17 6.800 15 8 12 8z',
} as const

export type SiteIconName = keyof typeof siteIconPaths
