import { style } from '@vanilla-extract/css'

/** The space of the table and its sentences before their code is loaded. */
export const waiting = style({ minHeight: '26rem' })
