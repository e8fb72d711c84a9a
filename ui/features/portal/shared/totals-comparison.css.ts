import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const head = style({ verticalAlign: 'bottom' })

const cellStyle = {
  paddingBlock: vars.space.m,
  paddingInlineEnd: vars.space.m,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const

export const column = style({
  paddingBlockEnd: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { width: '4.25rem' } },
  '@media': { [media.fromTablet]: { selectors: { '&:first-child': { width: '6.5rem' } } } },
})

export const term = style({ ...cellStyle, fontWeight: 650, lineHeight: 1.25 })
export const cell = style({ ...cellStyle, lineHeight: 1.2 })

export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  '@media': { [media.mobile]: { fontSize: '1.125rem' } },
})

/** Both bars of a row have the same scale. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: '0.75rem',
  marginBlock: vars.space.xs,
})
export const present = style({ fill: vars.color.line })
export const other = style({ fill: vars.color.action })

const difference = { fontSize: vars.size.small, fontWeight: 650 } as const
export const saved = style({
  ...difference,
  display: 'inline-block',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
})
export const more = style(difference)
