import { style, type StyleRule } from '@vanilla-extract/css'
import { kit } from './layers.css.ts'

/** A class of the kit, in its layer. Not in the layers module: a style sheet's module exports plain data. */
export const kitStyle = (rule: StyleRule, name?: string): string => style({ '@layer': { [kit]: rule } }, name)
