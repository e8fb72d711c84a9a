import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const page = kitStyle({ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100dvh' })
export const skip = kitStyle({ position: 'absolute', insetBlockStart: '-6rem', selectors: { '&:focus': { insetBlockStart: 0 } } })
export const header = kitStyle({})
export const band = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.l, maxWidth: vars.page, marginInline: 'auto', padding: vars.space.l })
export const main = kitStyle({ width: '100%', maxWidth: vars.page, marginInline: 'auto', paddingInline: vars.gutter })
export const footer = kitStyle({})
