import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const held = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const label = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.35 })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const amount = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' })
