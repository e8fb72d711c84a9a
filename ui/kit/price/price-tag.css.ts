import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const tag = kitStyle({})
export const size = { small: kitStyle({ fontSize: '1.5rem' }), medium: kitStyle({ fontSize: '3rem' }), large: kitStyle({ fontSize: '5rem' }) }
export const figure = kitStyle({ display: 'inline-flex', fontFamily: vars.font.display, fontWeight: 800, lineHeight: 1 })
export const sign = kitStyle({ fontSize: '0.5em' })
export const whole = kitStyle({})
export const side = kitStyle({ display: 'grid' })
export const cents = kitStyle({ fontSize: '0.4em' })
export const period = kitStyle({ fontSize: '0.3em' })
export const after = kitStyle({ fontSize: vars.size.body })
export { hidden as spoken } from '#ui/theme/text.css.ts'
