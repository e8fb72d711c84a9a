import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), max-content))',
  gap: `${vars.space.xl} ${vars.space['4xl']}`,
  alignItems: 'end',
})

export const price = style({ display: 'grid', gap: vars.space.m, alignContent: 'end' })
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size.small, fontWeight: 650 })

export const saved = style({
  justifySelf: 'start',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontWeight: 700,
})
