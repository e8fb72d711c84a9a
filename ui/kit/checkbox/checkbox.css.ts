import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const checkbox = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'start',
})

export const box = kitStyle({
  appearance: 'none',
  position: 'relative',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:checked': { borderColor: vars.color.confirmed, background: vars.color.confirmed },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    // The tick: two borders of a rotated box, so it needs no image.
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.4375rem',
      insetBlockStart: '0.125rem',
      width: '0.5rem',
      height: '0.875rem',
      borderInlineEnd: `3px solid ${vars.color.onConfirmed}`,
      borderBlockEnd: `3px solid ${vars.color.onConfirmed}`,
      transform: 'rotate(40deg)',
    },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    [media.hover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.ink } } },
  },
})

export const label = kitStyle({ paddingBlock: '0.0625rem', lineHeight: 1.4, cursor: 'pointer' })

export const hint = kitStyle({
  gridColumn: 2,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})

export const error = kitStyle({ gridColumn: 2 })
