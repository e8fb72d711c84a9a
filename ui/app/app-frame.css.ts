import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  fontSize: 'min(1em, 5vw)',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

/** On a phone the links to the help and to the other language are in the footer alone. */
export const help = style([phone, { '@media': { [media.mobile]: { display: 'none' } } }])

/** The link to the help and the number, in one row where there is room. Paper shows the page without them. */
export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  '@media': { print: { display: 'none' } },
})

/** A phone shows only the number. */
export const question = style({
  fontWeight: 400,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const legal = style({ paddingBlock: vars.space.s, color: vars.color.onNightSoft })

export const phones = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xl}`,
  fontVariantNumeric: 'tabular-nums',
})

/** Large enough to touch. Large text breaks between the words and the number. */
export const call = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })

/** Above the page, so that nothing moves when it appears. */
export const retrying = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInlineStart: vars.space.m,
  zIndex: 1,
  background: vars.color.night,
  color: vars.color.onNight,
  selectors: { '&:not(:empty)': { paddingInline: vars.space.m } },
})
