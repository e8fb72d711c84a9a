import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Wide enough for the text next to the plans, so that both prices are visible at once. */
const wide = 'screen and (min-width: 1180px)'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
})

/** Up to two plans are next to the text. */
export const sideBySide = style({
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      alignItems: 'start',
    },
  },
})

export const words = style({
  maxWidth: '46rem',
  '@media': { [wide]: { selectors: { [`${sideBySide} > &`]: { paddingBlockStart: vars.space.xl } } } },
})

/** What all plans have in common, stated once. */
export const shared = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.2em' })

export const waiting = style({ paddingBlock: vars.space['4xl'], display: 'grid', justifyItems: 'center' })

/** Plans are side by side. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space['2xl'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { selectors: { [`${sideBySide} > &`]: { gridColumn: 2, gridRow: '1 / span 2' } } },
  },
})

/** The rows of a card: ribbon, name, price, use, action and label. They align with those of the other plans. */
const ROWS = 6

export const plan = style({
  minWidth: 0,
  '@media': { [media.fromTablet]: { display: 'grid', gridRow: `span ${ROWS}`, gridTemplateRows: 'subgrid' } },
})

globalStyle(`${plan} > article`, {
  '@media': { [media.fromTablet]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid' } },
})

/** How to buy without script. With script the browser does not render it. */
export const scriptless = style({ display: 'block', marginBlockStart: vars.space['2xl'] })

export const stopped = style({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', alignItems: 'start' },
  },
})

export const stoppedWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xl,
  maxWidth: vars.readable,
})

export const scene = style({ width: 'min(24rem, 100%)' })
