import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'

/** On a phone the bar contains the action. */
export const inPlace = style({ '@media': { [media.belowDesktop]: { display: 'none' } } })
