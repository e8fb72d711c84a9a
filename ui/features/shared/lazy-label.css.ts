import { style } from '@vanilla-extract/css'

/** The space of a label before its code is loaded. */
export const waiting = style({ minHeight: '36rem' })
