/** The minimum and maximum width of a tablet, in CSS pixels (specification 9). */
const TABLET_FROM_PX = 769
const TABLET_TO_PX = 990

/** The widths from which a window is a tablet and a desktop, in CSS pixels. */
export const breakpoints = { tablet: TABLET_FROM_PX, desktop: TABLET_TO_PX + 1 } as const

/** The maximum width at which a modal is a bottom sheet, in CSS pixels (specification 2.1). */
const SHEET_TO_PX = 768

/** The width of a modal that is not a bottom sheet (VPT-02, ADR-09). */
export const DIALOG_WIDTH = '660px'

/** The widths of the suggestion lists of street and unit. A form in a bar has less room (ADR-09). */
export const ADDRESS_LIST_WIDTHS = { street: '400px', unit: '175px', unitInBar: '160px' } as const

/** Returns the maximum width below a breakpoint. Zoomed windows have fractional widths. */
const below = (px: number): string => `${px - 0.02}px`
const above = (px: number): string => `${px + 0.02}px`

/** Media conditions for `@media` keys: mobile, tablet and desktop by the width of the window (VPT-01). */
export const media = {
  mobile: `screen and (max-width: ${below(TABLET_FROM_PX)})`,
  tablet: `screen and (min-width: ${TABLET_FROM_PX}px) and (max-width: ${TABLET_TO_PX}px)`,
  fromTablet: `screen and (min-width: ${TABLET_FROM_PX}px)`,
  belowDesktop: `screen and (max-width: ${TABLET_TO_PX}px)`,
  desktop: `screen and (min-width: ${above(TABLET_TO_PX)})`,
  /** Where a modal is a bottom sheet (VPT-02). */
  sheet: `screen and (max-width: ${SHEET_TO_PX}px)`,
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  darkMoreContrast: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const
