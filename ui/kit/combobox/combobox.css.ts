import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const anchor = kitStyle({ position: 'relative', width: '100%' })
export const list = kitStyle({ position: 'absolute', insetInline: 0, background: vars.color.surface })
export const option = kitStyle({ padding: vars.space.m })
