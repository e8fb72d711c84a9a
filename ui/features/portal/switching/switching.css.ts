import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Both charts next to each other where they fit, on one ground line. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space['2xl']} ${vars.space['2xl']}`,
})

export const none = style({ display: 'grid', gap: vars.space.m, maxWidth: vars.readable })
