import { style } from '@vanilla-extract/css'

/** The space of a label and its terms before its code is loaded. */
export const waiting = style({ minHeight: '39rem' })
