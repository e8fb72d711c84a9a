import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'
import { inset as cardInset } from '../card/card.css.ts'
import { periods as columns } from './timeline-line.css.ts'

export const timeline = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const edge = kitStyle({ containerType: 'inline-size', marginInline: `calc(-1 * ${cardInset})` })

/** Aligned with the ground line. */
export const plot = kitStyle({ borderBlockEnd: `${vars.line} solid ${vars.color.ink}` })

export const size = {
  low: kitStyle({ height: '4.5rem', '@media': { [media.mobile]: { height: '3.25rem' } } }),
  small: kitStyle({ height: '5.5rem' }),
  large: kitStyle({ height: 'clamp(5.5rem, 3.5rem + 9vw, 12rem)' }),
}

const list = kitStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const periods = `${columns} ${list}`

/** Where the columns are too narrow for a price, the periods are stacked. */
const stacked = { gridTemplateColumns: '1fr', gridAutoFlow: 'row' } as const
export const few = kitStyle({ '@container': { '(max-width: 15rem)': stacked } })
export const three = kitStyle({ '@container': { '(max-width: 26rem)': stacked } })
export const many = kitStyle({ '@container': { '(max-width: 44rem)': stacked } })

const period = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minWidth: 0,
  paddingBlockStart: vars.space.s,
  paddingInlineEnd: vars.space.m,
  lineHeight: 1.25,
} as const

export const words = kitStyle(period)

/** Distance from the card's edge. The other columns begin where the line steps up. */
export const inset = kitStyle({
  ...period,
  selectors: { '&:first-child': { paddingInlineStart: cardInset } },
  '@container': { '(max-width: 15rem)': { paddingInlineStart: cardInset } },
})
