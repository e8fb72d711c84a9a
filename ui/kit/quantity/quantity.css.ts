import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const quantity = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
})

export const step = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.savedTint } },
    },
  },
})

export const number = kitStyle({
  minWidth: '2.25rem',
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  lineHeight: 1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export { hidden as spoken } from '#ui/theme/text.css.ts'
