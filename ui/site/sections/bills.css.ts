import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const bills = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  gap: `${vars.space['3xl']} ${vars.space.xl}`,
  margin: `0 0 ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
})

/** The height of a tooth of the torn edge. */
const TOOTH = '0.625rem'

/** A slip of paper torn off at its foot. Its rows align with those of other bills, for comparison. */
export const bill = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxInlineSize: '34rem',
  padding: `${vars.space.xl} ${vars.space.xl} calc(${vars.space.xl} + ${TOOTH})`,
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
  mask: `conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg) 50% 100% / calc(2 * ${TOOTH}) ${TOOTH} repeat-x, linear-gradient(currentColor 0 0) 0 0 / 100% calc(100% - ${TOOTH}) no-repeat`,
})

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.s })

export const title = style({ fontSize: vars.size.h2 })

export const rows = style({ display: 'grid', alignContent: 'start', margin: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px dashed ${vars.color.line}`,
})

/** A saving: yellow, as everywhere. */
export const off = style([
  row,
  {
    marginInline: `calc(-1 * ${vars.space.s})`,
    paddingInline: vars.space.s,
    borderBlockEnd: 'none',
    background: vars.color.saved,
    color: vars.color.onSaved,
    fontWeight: 650,
  },
])

export const amount = style({ margin: '0 0 0 auto', fontVariantNumeric: 'tabular-nums lining-nums' })

export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  containerType: 'inline-size',
  fontWeight: 650,
})
