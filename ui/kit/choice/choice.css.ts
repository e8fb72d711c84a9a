import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const group = kitStyle({ border: 0, padding: 0, margin: 0, minWidth: 0 })
export const legend = kitStyle({ padding: 0, fontWeight: 650 })
export const hint = kitStyle({ margin: 0, color: vars.color.inkSoft })
export const cards = kitStyle({ display: 'grid', gap: vars.space.m })
export const card = kitStyle({ display: 'flex', gap: vars.space.m, padding: vars.space.l, background: vars.color.surface })
export const radio = kitStyle({ width: '1.5rem', height: '1.5rem' })
export const words = kitStyle({ display: 'grid', flex: 1 })
export const title = kitStyle({ fontWeight: 650 })
export const detail = kitStyle({ color: vars.color.inkSoft })
export const aside = kitStyle({})
