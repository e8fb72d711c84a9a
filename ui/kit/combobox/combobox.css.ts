import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const anchor = kitStyle({ position: 'relative', width: '100%' })

/** The string under the field, pulled from end to end during the lookup of suggestions. */
export const string = kitStyle({
  position: 'absolute',
  insetInline: vars.radius.small,
  insetBlockEnd: 0,
  height: vars.line,
  borderRadius: vars.radius.round,
  background: vars.color.action,
  transform: 'scaleX(0)',
  transformOrigin: '0 50%',
})
const pull = keyframes({ '0%': { transform: 'scaleX(0)' }, '70%, 100%': { transform: 'scaleX(1)' } })
export const pulling = kitStyle({
  position: 'absolute',
  insetInline: vars.radius.small,
  insetBlockEnd: 0,
  height: vars.line,
  borderRadius: vars.radius.round,
  background: vars.color.actionInk,
  transformOrigin: '0 50%',
  animation: `${pull} 900ms ${vars.motion.pull} infinite`,
})

export const list = kitStyle({
  listStyle: 'none',
  margin: 0,
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  maxHeight: 'min(22rem, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
})
export const option = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '3rem',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: '4px',
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.infoTint },
    '&[aria-selected=true]': {
      background: vars.color.savedTint,
      boxShadow: `inset 3px 0 0 ${vars.color.ink}`,
    },
  },
})
export const label = kitStyle({ display: 'block', fontWeight: 600 })
export const detail = kitStyle({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.small })
export { hidden as spoken } from '#ui/theme/text.css.ts'
