import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const answer = style({
  gridColumn: '1 / -1',
  minHeight: '3.5rem',
  fontSize: vars.size.lead,
  fontWeight: 650,
  lineHeight: 1.35,
})

export const help = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.xl,
})

export const heading = style({ marginBlock: `${vars.space['2xl']} ${vars.space.l}` })

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.xl,
  marginBlockEnd: vars.space.xl,
})

export const kind = style({ margin: 0 })

export const families = style({ margin: `${vars.space.s} 0 0`, paddingInlineStart: vars.space.l })
