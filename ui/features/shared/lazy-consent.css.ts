import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The place of the choice, with the height that it needs. */
export const place = style({
  minHeight: '14rem',
  background: vars.color.night,
  vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
  '@media': { [media.fromTablet]: { minHeight: '8rem' }, print: { display: 'none' } },
})
