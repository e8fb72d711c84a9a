import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { kit } from '#ui/theme/layers.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const trail = kitStyle({ containerType: 'inline-size' })

/** Knots and rope do not grow with the text: six of them have to stay side by side. */
export const list = kitStyle({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })

export const step = kitStyle({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  selectors: { '&:last-child': { flex: '0 0 auto' } },
})

/** From this knot to the next one. */
export const rope = kitStyle({
  position: 'absolute',
  insetInlineStart: '28px',
  insetBlockStart: '16px',
  width: 'calc(100% - 28px)',
  height: '14px',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 2,
  strokeLinecap: 'round',
})

export const tight = kitStyle({ stroke: vars.color.confirmed })

export const knot = kitStyle({ display: 'grid', placeItems: 'center', width: '28px', height: '32px' })

export const tied = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.round,
  background: vars.color.confirmed,
  color: vars.color.onConfirmed,
})

// The mark does not grow with the text; it fits its knot.
globalStyle(`${tied} svg`, { '@layer': { [kit]: { width: '18px', height: '18px' } } })

export const loose = kitStyle({
  width: '14px',
  height: '14px',
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.paper,
})

export const kite = kitStyle({ width: '28px', height: '36px', overflow: 'visible' })
export const kiteLight = kitStyle({ fill: vars.color.saved })
export const kiteShade = kitStyle({ fill: vars.color.action })

/** Too narrow for every name, measured by text size and by screen width. */
const narrow = '(max-width: 37.99rem)'
const roomy = '(min-width: 38rem)'

const words = {
  maxWidth: '100%',
  paddingInlineEnd: vars.space.m,
  fontSize: vars.size.small,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const

const onlySpoken = {
  [narrow]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

export const label = {
  done: kitStyle({ ...words, color: vars.color.inkSoft, '@container': onlySpoken }),
  current: kitStyle({ ...words, fontWeight: 700, '@container': onlySpoken }),
  upcoming: kitStyle({ ...words, color: vars.color.inkSoft, '@container': onlySpoken }),
}

const place = {
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: 700,
  lineHeight: 1.25,
  '@container': { [roomy]: { display: 'none' } },
} as const

/** The name of the current step, roughly under its knot. */
export const below = {
  start: kitStyle({ ...place, textAlign: 'start' }),
  middle: kitStyle({ ...place, textAlign: 'center' }),
  end: kitStyle({ ...place, textAlign: 'end' }),
}

/** Where names have no room, the knot itself is the link back. */
export const link = kitStyle({
  ...words,
  marginInlineEnd: vars.space.m,
  paddingInlineEnd: 0,
  borderRadius: vars.radius.small,
  '@container': {
    [narrow]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: '28px',
      height: '32px',
      overflow: 'hidden',
      textIndent: '3rem',
      whiteSpace: 'nowrap',
    },
  },
})

export { hidden as spoken } from '#ui/theme/text.css.ts'
