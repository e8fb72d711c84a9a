import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const block = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  minWidth: 0,
})

export const title = style({ fontFamily: vars.font.text, fontSize: 'inherit', letterSpacing: 0 })

const amountOf = (fontSize: string): string =>
  style({
    fontFamily: vars.font.display,
    fontSize,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums lining-nums',
  })

/** The current monthly price is the hero. The later price is on the same line. */
export const now = { small: amountOf('2rem'), large: amountOf('clamp(2rem, 1.4rem + 2vw, 3.25rem)') }
export const figure = {
  small: amountOf(vars.size.h3),
  large: amountOf('clamp(1.375rem, 1.2rem + 0.8vw, 2rem)'),
}

export const months = style({ fontSize: vars.size.small, fontWeight: 600 })

/** Savings: yellow, as their area in the chart. */
export const saved = style({
  justifySelf: 'start',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
})

/** A table never widens its page. */
export const scroller = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
})

const cell = style({ padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`, textAlign: 'start' })
const ruled = style({ borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`, fontWeight: 400 })

export const column = style([cell, { color: vars.color.inkSoft, fontWeight: 600 }])
export const data = `${cell} ${ruled}`
export const amount = style({ paddingInlineEnd: 0, fontWeight: 700, textAlign: 'end' })

export const toggle = style({
  justifySelf: 'start',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
