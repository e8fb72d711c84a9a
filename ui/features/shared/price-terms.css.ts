import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const terms = style({ fontSize: vars.size.small, lineHeight: 1.45 })

export const summary = style({
  width: 'fit-content',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  borderRadius: vars.radius.small,
  fontWeight: 650,
  cursor: 'pointer',
})

export const body = style({
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.readable,
  paddingBlockEnd: vars.space.l,
})
