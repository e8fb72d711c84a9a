import { style, type StyleRule } from '@vanilla-extract/css'
import { kit } from './layers.css.ts'

/** A class of the kit, in its layer. It is not in the layers module, because a style sheet's module exports plain data only. */
export const kitStyle = (rule: StyleRule, name?: string): string => style({ '@layer': { [kit]: rule } }, name)
