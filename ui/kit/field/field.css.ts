import { kitStyle } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const field = kitStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', minWidth: 0 })
export const label = kitStyle({ fontWeight: 650 })
export const hint = kitStyle({ margin: 0, color: vars.color.inkSoft, fontSize: vars.size.small })
export const input = kitStyle({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: vars.space.l,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
})
export const width = {
  full: kitStyle({}),
  short: kitStyle({ maxWidth: '16rem' }),
  zip: kitStyle({ maxWidth: '9rem' }),
}
export const error = kitStyle({ display: 'flex', gap: vars.space.s, margin: 0, color: vars.color.danger, fontWeight: 600 })
