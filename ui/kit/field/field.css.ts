import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const field = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  justifyItems: 'start',
  alignContent: 'start',
  minWidth: 0,
})

export const label = kitStyle({ fontWeight: 650, lineHeight: 1.3 })

export const hint = kitStyle({
  marginBottom: vars.space.xs,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})

export const input = kitStyle({
  width: '100%',
  minHeight: '3.375rem',
  margin: 0,
  paddingInline: vars.space.l,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: 'inherit',
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:focus': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { borderStyle: 'dashed', color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.ink } } } },
})

export const area = kitStyle({
  paddingBlock: vars.space.m,
  font: 'inherit',
  lineHeight: 1.45,
  resize: 'vertical',
})

export const width = {
  full: '',
  short: kitStyle({ maxWidth: '16rem' }),
  zip: kitStyle({ maxWidth: '9rem', fontVariantNumeric: 'tabular-nums' }),
}

export const error = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  marginTop: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.size.small,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

/** A masked field and the button that unmasks it. */
export const secret = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  width: '100%',
})

export const digits = kitStyle({
  flex: '1 1 9rem',
  width: 'auto',
  minWidth: 0,
  maxWidth: '16rem',
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Shows dots instead of digits. The property is not standard, but every engine supports it. */
export const covered = kitStyle({ ['WebkitTextSecurity' as 'WebkitTextStroke']: 'disc' })

export const reveal = kitStyle({
  // The spoken text starts after the visible one, beyond the edge of a narrow window.
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 650,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
})

export { hidden as spoken } from '#ui/theme/text.css.ts'
