import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Street across the full width. Unit and zip share a row as soon as both fit, in any container. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
})

export const street = style({ gridColumn: '1 / -1' })

export const send = style({ gridColumn: '1 / -1', display: 'grid', paddingBlockStart: vars.space.s })
