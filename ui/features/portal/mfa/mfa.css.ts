import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${vars.space.xl} ${vars.space['3xl']}`,
})

export const title = style({ fontSize: vars.size.h3 })

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, paddingInlineStart: '1.25rem' })

export const note = style({
  alignSelf: 'start',
  padding: vars.space.l,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
})

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.m })
