import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const card = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  border: `${vars.line} solid ${vars.color.lineSoft}`,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.surface,
})

export const featured = kitStyle({ borderColor: vars.color.ink })

/** Hangs over the top edge like a label on a string. */
export const ribbon = kitStyle({
  position: 'absolute',
  insetInlineStart: 'clamp(1.25rem, 4vw, 2rem)',
  insetBlockStart: 0,
  padding: `0.1875rem ${vars.space.m}`,
  borderRadius: '4px 12px 4px 4px',
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 700,
  lineHeight: 1.35,
  transform: 'translateY(-50%)',
})
