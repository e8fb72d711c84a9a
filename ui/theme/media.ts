import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '#core/shared/viewport.ts'

/** The last width below one, in the fractions that zoomed windows have. */
const below = (px: number): string => `${px - 0.02}px`

/** Media conditions for `@media` keys: mobile, tablet and desktop as the rule parts them (VPT-01). */
export const media = {
  mobile: `screen and (max-width: ${below(TABLET_FROM_PX)})`,
  tablet: `screen and (min-width: ${TABLET_FROM_PX}px) and (max-width: ${below(DESKTOP_FROM_PX)})`,
  fromTablet: `screen and (min-width: ${TABLET_FROM_PX}px)`,
  belowDesktop: `screen and (max-width: ${below(DESKTOP_FROM_PX)})`,
  desktop: `screen and (min-width: ${DESKTOP_FROM_PX}px)`,
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const
