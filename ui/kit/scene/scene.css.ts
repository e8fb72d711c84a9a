import { kitStyle } from '#ui/theme/layers.css.ts'

export const scene = kitStyle({ display: 'block', width: '100%', height: 'auto' })
