/** Media conditions for `@media` keys: mobile under 769 px, desktop from 991 px, tablet between (specification 9). */
export const media = {
  mobile: 'screen and (max-width: 768.98px)',
  tablet: 'screen and (min-width: 769px) and (max-width: 990.98px)',
  fromTablet: 'screen and (min-width: 769px)',
  belowDesktop: 'screen and (max-width: 990.98px)',
  desktop: 'screen and (min-width: 991px)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const
