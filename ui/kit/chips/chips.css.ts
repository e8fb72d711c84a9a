import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Separates the chips from an error above them. */
const afterError = { selectors: { '[role=alert] + &': { marginBlockStart: vars.space.s } } }

export const row = {
  narrow: kitStyle({ ...afterError, display: 'flex', flexWrap: 'wrap', gap: vars.space.s }),
  wide: kitStyle({
    ...afterError,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    gap: vars.space.s,
  }),
}

export const chip = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${vars.space.s} ${vars.space.l}`,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: '1.375rem',
  background: vars.color.surface,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-5px' } },
    },
  },
})

/** Retains the gap of the chip between an icon and a text, and is pressed above the invisible button. */
export const label = kitStyle({
  position: 'relative',
  display: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  minWidth: 0,
})

/** Chips that share a row are as tall and square as the fields that follow. */
export const tall = kitStyle({ minHeight: '3.375rem', borderRadius: vars.radius.kite })

/** Covers its chip invisibly: the chip is the target. */
export const input = kitStyle({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
