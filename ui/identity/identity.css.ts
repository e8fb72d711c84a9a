import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const problem = style({ marginBlockStart: vars.space.l })

/** A button that posts the form reads as the link that other pages have in its place. */
export const language = style({
  padding: 0,
  border: 0,
  background: 'none',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

export const other = style({ display: 'grid', gap: vars.space.s, marginBlockStart: vars.space.xl })

/** A scanner needs dark squares on a light ground, in the dark scheme too. */
export const qr = style({
  width: 'min(14rem, 100%)',
  height: 'auto',
  color: vars.color.night,
  background: vars.color.onNight,
})

export const secret = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
})

export const sessions = style({
  display: 'grid',
  gap: vars.space.s,
  padding: 0,
  margin: 0,
  listStyle: 'none',
})

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line} solid ${vars.color.line}`,
})

export const sessionFact = style({ display: 'block' })
