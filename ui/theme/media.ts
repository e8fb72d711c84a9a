import { SHEET_TO_PX, TABLET_FROM_PX, TABLET_TO_PX } from '#core/shared/viewport.ts'

/** The last width under one and the first above one, in the fractions that zoomed windows have. */
const below = (px: number): string => `${px - 0.02}px`
const above = (px: number): string => `${px + 0.02}px`

/** Media conditions for `@media` keys: mobile, tablet and desktop as the rule parts them (VPT-01). */
export const media = {
  mobile: `screen and (max-width: ${below(TABLET_FROM_PX)})`,
  tablet: `screen and (min-width: ${TABLET_FROM_PX}px) and (max-width: ${TABLET_TO_PX}px)`,
  fromTablet: `screen and (min-width: ${TABLET_FROM_PX}px)`,
  belowDesktop: `screen and (max-width: ${TABLET_TO_PX}px)`,
  desktop: `screen and (min-width: ${above(TABLET_TO_PX)})`,
  /** Where a modal is a bottom sheet (VPT-02). */
  sheet: `screen and (max-width: ${SHEET_TO_PX}px)`,
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const
