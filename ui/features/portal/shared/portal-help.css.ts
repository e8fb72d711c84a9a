import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const help = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'end',
  gap: `${vars.space.l} ${vars.space['2xl']}`,
  paddingBlock: `${vars.space.xl} ${vars.space.s}`,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const question = style({ fontSize: vars.size.h3 })

export const words = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 })

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: 'min(2.25rem, 8.5vw)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

export const hours = style({ color: vars.color.inkSoft, fontSize: vars.size.small })
