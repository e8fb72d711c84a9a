import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const table = style({ width: '100%', maxWidth: '42rem', borderCollapse: 'collapse', ...figures })

const cell = style({
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})

/** Years are on one line; a longer term has several. */
export const term = style([cell, { width: '4.5rem', paddingInlineEnd: vars.space.m, lineHeight: 1.25 }])

export const paid = style([
  cell,
  { width: '1%', paddingInlineEnd: vars.space.m, lineHeight: 1.2, whiteSpace: 'nowrap' },
])
export const share = cell

/** The bar is as long as its share of the total after five years. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: '0.75rem',
})
export const track = style({ fill: vars.color.lineSoft, opacity: 0.4 })
export const fill = style({ fill: vars.color.action })

export const amount = style({ fontFamily: vars.font.display, fontSize: vars.size.h3 })

export const facts = style({ display: 'grid', gap: vars.space.s, minWidth: 0, maxWidth: vars.readable })
export const title = style({ fontFamily: vars.font.text, fontSize: 'inherit', letterSpacing: 0 })
export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.5rem',
  borderBlock: `${vars.line} solid ${vars.color.lineSoft}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.savedTint } } },
})
export const summaryTitle = style({ fontSize: vars.size.h3 })
export const folded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlock: vars.space.l,
})
