import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const result = style({ display: 'grid', gap: vars.space.xl, minWidth: 0 })

/** The one sentence to remember. */
export const sentence = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const saved = style({
  padding: vars.space.l,
  borderRadius: vars.radius.kite,
  background: vars.color.saved,
  color: vars.color.onSaved,
})

export const order = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s })

// That of the theme is in a script of the application, which a document does not load.
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const caption = style({
  paddingBlockEnd: vars.space.s,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  textAlign: 'start',
})

const cell = {
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  verticalAlign: 'baseline',
} as const

export const name = style({ ...cell, fontWeight: 650, textAlign: 'start', overflowWrap: 'anywhere' })

export const amount = style({
  ...cell,
  paddingInlineStart: vars.space.l,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const why = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.35,
})

/** The sums are under one ink line, as on a bill. */
export const sums = style({ borderBlockStart: `${vars.line} solid ${vars.color.ink}` })

export const later = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: '1.2em',
})
