import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
})

export const name = style({ fontWeight: 700 })
export const terms = style({ display: 'grid', minWidth: 0 })
export const until = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const fee = style({ color: vars.color.inkSoft, fontSize: vars.size.small })
