import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minWidth: 0,
  containerType: 'inline-size',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'end',
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const scene = style({ display: 'none', '@container': { '(min-width: 40rem)': { display: 'block' } } })

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const note = style({ maxWidth: vars.readable, color: vars.color.inkSoft, fontSize: vars.size.small })

export const held = style({ display: 'grid', gap: vars.space.xs })
export const heldLabel = style({ fontWeight: 650 })
export const heldWhen = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '::first-letter': { textTransform: 'uppercase' },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})
