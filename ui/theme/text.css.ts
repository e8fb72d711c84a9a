import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

/** Visually hidden, but available to screen readers. */
export const hiddenRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const hidden = kitStyle(hiddenRule)

/** The sentence under a headline. */
export const lead = kitStyle({
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  marginBlock: vars.space.l,
  maxWidth: vars.readable,
  textWrap: 'pretty',
})

/** Secondary text. */
export const small = kitStyle({ fontSize: vars.size.small, color: vars.color.inkSoft })
