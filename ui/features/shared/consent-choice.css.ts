import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const consent = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.xl}`,
  width: '100%',
  maxWidth: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.m} ${vars.gutter}`,
  color: vars.color.onNight,
  fontSize: vars.size.small,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, auto)', alignItems: 'center' },
  },
})

/** The question is a block of its own: it appears late and must not contain the page's largest text (LCP). */
export const question = style({ fontWeight: 700 })

/** Both buttons have the same width, height and look. Where enlarged text leaves no room, they are stacked. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space.m,
})

export const choice = style({
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `0 ${vars.space.m}`,
  border: `2px solid ${vars.color.onNight}`,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.onNight,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.onNight, color: vars.color.night },
  },
})

/** The line has its height before there is a choice. */
export const chosen = style({
  gridColumn: '1 / -1',
  minHeight: '1.5em',
  margin: 0,
  color: vars.color.onNightSoft,
})
