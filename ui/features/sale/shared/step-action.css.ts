import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** On a phone the bar contains the action. */
export const inPlace = style({ '@media': { [media.belowDesktop]: { display: 'none' } } })

export const consent = style({
  flex: '1 0 100%',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.3,
})
