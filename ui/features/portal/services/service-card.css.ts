import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Everything above the action of a card. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.m,
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
})

export const name = style({ paddingBlockStart: '0.5rem' })

export const facts = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.size.small })

/** The other lines of a service, tied to it by the string. */
export const lines = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${vars.space.m} 0`,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
  listStyle: 'none',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const saved = style({
  justifySelf: 'start',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontWeight: 650,
})

export const foot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m })

export const obstacle = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
  fontSize: vars.size.small,
})

export const obstacleTitle = style({ fontSize: vars.size.body, fontWeight: 700, lineHeight: 1.3 })

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})
