import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const frame = style({ overflowX: 'auto', marginBlockEnd: vars.space.l })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const cellStyle = {
  padding: `${vars.space.m} ${vars.space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const

export const head = style({
  ...cellStyle,
  borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
  fontWeight: 700,
})

const row = { borderBlockEnd: `1px solid ${vars.color.line}` }

export const name = style({
  ...cellStyle,
  ...row,
  position: 'sticky',
  insetInlineStart: 0,
  minWidth: '9rem',
  background: vars.color.paper,
  fontWeight: 650,
})

export const cell = style({ ...cellStyle, ...row, minWidth: '9rem' })
