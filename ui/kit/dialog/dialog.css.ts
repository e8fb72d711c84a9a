import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const dialog = kitStyle({ border: 0, padding: 0, maxWidth: '660px', background: vars.color.surface, color: vars.color.ink })
export const panel = kitStyle({ padding: vars.space.xl })
export const head = kitStyle({ display: 'flex', justifyContent: 'space-between' })
export const title = kitStyle({ margin: 0 })
export const close = kitStyle({ width: '3rem', height: '3rem' })
export const footer = kitStyle({ marginTop: vars.space.xl })
