import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const tag = kitStyle({ display: 'grid', gap: vars.space.s, justifyItems: 'start' })

export const figure = kitStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 0.78,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

/** A price is smaller in a narrow container, because it never breaks. */
export const size = {
  small: kitStyle({ fontSize: 'min(2.25rem, 12vw)' }),
  medium: kitStyle({ fontSize: 'min(4.25rem, 19vw, 24cqi)' }),
  large: kitStyle({ fontSize: 'min(clamp(5.5rem, 4rem + 6vw, 8.5rem), 24vw)' }),
}

export const sign = kitStyle({ marginInlineEnd: '0.08em', fontSize: '0.42em' })

export const whole = kitStyle({ letterSpacing: '-0.045em' })

export const side = kitStyle({
  display: 'grid',
  alignContent: 'space-between',
  // In a small price the two lines are higher than the figure.
  rowGap: '0.125rem',
  minHeight: '0.7em',
  marginInlineStart: '0.1em',
})

export const cents = kitStyle({ fontSize: '0.42em' })

export const period = kitStyle({
  color: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: 'max(0.9375rem, 0.19em)',
  fontWeight: 600,
  lineHeight: 1,
})

export const after = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The price over time: flat, then a step where it changes. */
export const timeline = kitStyle({
  flex: 'none',
  width: '2.5rem',
  height: '1.25rem',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export { hidden as spoken } from '#ui/theme/text.css.ts'
