import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const

export const changes = style({ ...plain, display: 'grid', gap: vars.space.l })

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.xl}`,
  padding: vars.space.l,
  borderRadius: vars.radius.kite,
  background: vars.color.savedTint,
})

export const leaf = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  minWidth: '5.5rem',
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  lineHeight: 1.2,
})
export const month = style({
  justifySelf: 'stretch',
  paddingInline: vars.space.s,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 650,
  textAlign: 'center',
})
export const day = style({
  paddingBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: '2.5rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const words = style({ display: 'grid', flex: '1 1 14rem', gap: vars.space.xs, minWidth: 0 })
export const number = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const action = style({ flex: 'none' })

export const earlier = style({ ...plain, display: 'grid', gap: vars.space.s, fontSize: vars.size.small })
