import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const wordmark = kitStyle({
  display: 'inline-flex',
  alignItems: 'flex-end',
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}`,
})

export const mark = kitStyle({
  width: '2.125rem',
  height: '2.55rem',
  transformOrigin: '15% 85%',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}`,
  selectors: { 'a:hover > &': { transform: 'rotate(8deg)' } },
})

export const saved = kitStyle({ fill: vars.color.saved })
export const action = kitStyle({ fill: vars.color.action })

export const name = kitStyle({
  position: 'relative',
  paddingBlockEnd: '0.3125rem',
  marginInlineStart: '0.0625rem',
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
})

/** Starts at the mark and runs under the name. */
export const string = kitStyle({
  position: 'absolute',
  insetInlineStart: '-1.75rem',
  insetBlockEnd: '-0.125rem',
  width: 'calc(100% + 1.75rem)',
  maxWidth: 'none',
  height: '0.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  overflow: 'visible',
})
