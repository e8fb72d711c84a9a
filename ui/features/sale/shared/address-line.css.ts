import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  marginBlockStart: vars.space.m,
  color: vars.color.inkSoft,
})

/** The sign stays next to an address of several lines. */
export const place = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 })
