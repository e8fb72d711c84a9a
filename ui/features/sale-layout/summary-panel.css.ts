import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const panel = style({ display: 'grid', gap: vars.space.m })

export const later = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space.s })

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const course = style({
  flex: 'none',
  width: '2.5rem',
  height: '1.25rem',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const today = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.l,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
})

export const detail = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.35,
})

export const figure = style({
  flex: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
