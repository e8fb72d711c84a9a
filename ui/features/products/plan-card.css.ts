import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const head = style({ display: 'grid', gap: vars.space.xs })

export const tail = style({
  width: '100%',
  marginBlockStart: vars.space.s,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const string = style({ stroke: vars.color.ink, strokeWidth: 2 })
export const spark = style({ stroke: vars.color.lineSoft, strokeWidth: 2 })
export const light = style({ fill: vars.color.saved })
export const shade = style({ fill: vars.color.action })

/** What is saved: yellow, and nothing else is. */
export const saved = style({
  justifySelf: 'start',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.small,
  background: vars.color.savedTint,
  fontSize: vars.size.small,
  fontWeight: 650,
  lineHeight: 1.35,
})

export const uses = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const action = style({ display: 'grid', alignSelf: 'end', paddingBlockStart: vars.space.s })
