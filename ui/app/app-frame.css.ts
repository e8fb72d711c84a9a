import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

/** On a phone the number says it all. */
export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: 400,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const phones = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.xl}`,
  fontVariantNumeric: 'tabular-nums',
})
