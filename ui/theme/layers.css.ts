import { globalLayer } from '@vanilla-extract/css'

/** Element defaults lose to the kit, and the kit loses to what a screen says, whatever the order of the sheets. */
export const base = globalLayer('base')
export const kit = globalLayer('kit')
