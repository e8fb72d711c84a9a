import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The name by which a style positions something at the button that is busy. */
export const BUSY_ANCHOR = '--busy'

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'start',
  minHeight: '3.375rem',
  padding: `${vars.space.s} ${vars.space.xl}`,
  border: `${vars.line} solid transparent`,
  borderRadius: vars.button,
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-radius ${vars.motion.calm} ${vars.motion.pull}`,
  selectors: {
    '&:active': { borderStartEndRadius: vars.radius.small },
    '&:disabled': {
      background: vars.color.lineSoft,
      borderColor: 'transparent',
      color: vars.color.inkSoft,
      cursor: 'not-allowed',
    },
    '&[aria-disabled="true"]': { cursor: 'progress', anchorName: BUSY_ANCHOR },
  },
})

export const label = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.m })

export const wide = kitStyle({ justifySelf: 'stretch', width: '100%' })

const pulled = keyframes({ '0%': { transform: 'scaleX(0)' }, '70%, 100%': { transform: 'scaleX(1)' } })

/** The string that is pulled along the bottom of a busy button. */
export const pull = kitStyle({
  position: 'absolute',
  insetInline: vars.space.xl,
  insetBlockEnd: '9px',
  height: vars.line,
  borderRadius: vars.radius.round,
  background: 'currentColor',
  transformOrigin: '0 50%',
  animation: `${pulled} 900ms ${vars.motion.pull} infinite`,
})

export const variant = {
  primary: kitStyle({
    background: vars.color.action,
    color: vars.color.onAction,
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled, a&:hover': { background: vars.color.actionHover } } },
    },
  }),
  secondary: kitStyle({
    borderColor: vars.color.ink,
    background: 'transparent',
    color: vars.color.ink,
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled, a&:hover': { background: vars.color.savedTint } } },
    },
  }),
  quiet: kitStyle({
    paddingInline: 0,
    borderWidth: 0,
    background: 'transparent',
    color: vars.color.ink,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.action,
    textDecorationThickness: vars.line,
    textUnderlineOffset: '0.3em',
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled, a&:hover': { textDecorationThickness: '4px' } } },
    },
    selectors: { '&:disabled': { background: 'transparent', textDecorationColor: 'transparent' } },
  }),
}
