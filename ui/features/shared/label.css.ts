import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The box of the broadband label: one frame, heavy rules between its parts, as the form prescribes. */
export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minWidth: 0,
  padding: vars.space.l,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

export const title = style({ fontSize: vars.size.h3 })

export const part = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `4px solid ${vars.color.ink}`,
})

export const partTitle = style({
  fontFamily: vars.font.text,
  fontSize: 'inherit',
  fontWeight: 700,
  margin: 0,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
})

/** A value that does not fit next to its name is below it, at the same edge as the others. */
export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
