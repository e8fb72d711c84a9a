import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const companionServices = style({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const title = style({ fontSize: vars.size.h3 })

/** Tied along one string. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const service = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minWidth: 0 })

export const knot = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.infoTint,
})

export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 })

export const price = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
