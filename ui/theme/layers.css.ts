import { globalLayer } from '@vanilla-extract/css'

/** The kit overrides element defaults, and screens override the kit, independent of the order of the style sheets. */
export const base = globalLayer('base')
export const kit = globalLayer('kit')
