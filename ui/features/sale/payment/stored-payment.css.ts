import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The stored payment, with a figure of the brand in place of a chip. */
export const stored = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  maxWidth: '22rem',
  minHeight: '12rem',
  padding: `5.5rem ${vars.space.xl} ${vars.space.xl}`,
  borderRadius: vars.panel,
})

export const chip = style({
  position: 'absolute',
  insetBlockStart: vars.space.xl,
  insetInlineStart: vars.space.xl,
  width: '2.5rem',
  height: '3.25rem',
})
export const light = style({ fill: vars.color.saved })
export const shade = style({ fill: vars.color.action })

export const look = {
  card: style({ background: vars.color.night, color: vars.color.onNight }),
  /** An account is drawn as a check: paper with an edge. */
  bank: style({ border: `${vars.line} solid ${vars.color.ink}`, background: vars.color.infoTint }),
}

export const words = style({ flex: 1, minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' })
export const name = style({ display: 'block', fontWeight: 650, lineHeight: 1.25 })
export const lastFour = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
