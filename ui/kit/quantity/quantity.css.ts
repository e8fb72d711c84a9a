import { kitStyle } from '#ui/theme/layers.css.ts'

export const quantity = kitStyle({ display: 'inline-flex', alignItems: 'center' })
export const step = kitStyle({ width: '3rem', height: '3rem' })
export const number = kitStyle({ minWidth: '3rem', textAlign: 'center' })
export { hidden as spoken } from '#ui/theme/text.css.ts'
