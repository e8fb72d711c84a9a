import { kitStyle } from '#ui/theme/layers.css.ts'

export const trail = kitStyle({})
export const list = kitStyle({ display: 'flex', listStyle: 'none', padding: 0, margin: 0 })
export const step = kitStyle({ flex: 1 })
export const state = { done: kitStyle({}), current: kitStyle({ fontWeight: 650 }), upcoming: kitStyle({}) }
export const knot = kitStyle({})
export const label = kitStyle({})
export { hidden as spoken } from '#ui/theme/text.css.ts'
