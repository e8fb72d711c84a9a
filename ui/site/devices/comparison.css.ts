import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const comparison = style({
  marginBlock: vars.space.xl,
  padding: vars.space.xl,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  marginBlockEnd: vars.space.l,
})

export const heading = style({ fontSize: vars.size.h3 })

export const frame = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The island adds the cells, so they are styled by their table. */
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.m} 0`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

globalStyle(`${table} th`, { fontWeight: 650 })

/** Within thumb reach while the visitor selects devices. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  marginBlockStart: vars.space.l,
  paddingInline: vars.space.l,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  fontWeight: 650,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const barLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
