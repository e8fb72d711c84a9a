import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const cards = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  marginTop: vars.space.s,
})

export const card = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.xs} ${vars.space.l}`,
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.l} ${vars.space.l}`,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      background: vars.color.infoTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '&:has(:disabled)': { borderStyle: 'dashed', background: 'transparent', cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:has(:enabled)': { borderColor: vars.color.ink } } },
  },
})

/** A round radio button whose dot is a kite. */
export const radio = kitStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.ink },
    '&:checked::after': {
      content: '',
      width: '0.75rem',
      height: '0.9375rem',
      background: vars.color.ink,
      clipPath: vars.bullet,
    },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

/** The box of a `CheckCard`. The card itself shows the focus. */
export const check = kitStyle({
  flex: 'none',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const words = kitStyle({ display: 'grid', flex: '1 1 12rem', gap: '0.125rem', minWidth: 0 })

export const title = kitStyle({ fontWeight: 700, lineHeight: 1.4, overflowWrap: 'anywhere' })

export const detail = kitStyle({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.4 })

export const aside = kitStyle({
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
