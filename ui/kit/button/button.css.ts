import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  paddingInline: vars.space.xl,
  border: `${vars.line} solid transparent`,
  borderRadius: vars.radius.kite,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
})
export const label = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s })
export const wide = kitStyle({ width: '100%' })
export const pull = kitStyle({})
export const variant = {
  primary: kitStyle({ background: vars.color.action, color: vars.color.onAction }),
  secondary: kitStyle({ background: vars.color.surface, color: vars.color.ink, borderColor: vars.color.ink }),
  quiet: kitStyle({ background: 'transparent', color: vars.color.ink, textDecoration: 'underline' }),
}
