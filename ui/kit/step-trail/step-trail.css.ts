import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Knots and rope keep their size when text grows: six of them have to stay side by side. */
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

const words = { paddingInlineEnd: vars.space.m, fontSize: vars.size.small, lineHeight: 1.25 } as const
const onlyAboveMobile = {
  [media.mobile]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const

export const label = {
  done: kitStyle({ ...words, color: vars.color.inkSoft, '@media': onlyAboveMobile }),
  current: kitStyle({ ...words, fontWeight: 700, '@media': { [media.mobile]: { whiteSpace: 'nowrap' } } }),
  upcoming: kitStyle({ ...words, color: vars.color.inkSoft, '@media': onlyAboveMobile }),
}

/** On a phone the way back is the knot itself. */
export const link = kitStyle({
  ...words,
  marginInlineEnd: vars.space.m,
  paddingInlineEnd: 0,
  borderRadius: vars.radius.small,
  '@media': {
    [media.mobile]: {
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
