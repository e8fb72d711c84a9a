import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const uses = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.l,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ padding: 0, marginBlockEnd: vars.space.m, fontWeight: 650 })

/** Takes the row of its form, so that the answer is next to the button. */
export const answer = style({
  gridColumn: '1 / -1',
  minHeight: '3.5rem',
  fontSize: vars.size.lead,
  fontWeight: 650,
})
