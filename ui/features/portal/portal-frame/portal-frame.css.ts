import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const brand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.xs} ${vars.space.l}`,
})

/** The name of the place, at the end of the brand's string. */
export const place = style({
  paddingBlockEnd: '0.25rem',
  color: vars.color.inkSoft,
  fontWeight: 650,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xl}`,
})

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const control = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 650,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
} as const

export const signOut = style(control)

/** On a phone, what is rarely needed is in the footer alone. */
export const wide = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const above = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  paddingBlockEnd: vars.space.l,
  selectors: { '&:empty': { display: 'none' } },
})

export const back = style([control, { gap: vars.space.s }])

/** The arrow of the kit, backwards. */
export const arrow = style({ display: 'grid', transform: 'scaleX(-1)' })

export const notice = style({ paddingBlockEnd: vars.space.xl, selectors: { '&:empty': { display: 'none' } } })

export const legal = style({ paddingBlock: vars.space.s, color: vars.color.onNightSoft })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xl}`,
  fontVariantNumeric: 'tabular-nums',
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  whiteSpace: 'nowrap',
})
