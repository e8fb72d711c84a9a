import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
})

/** On a desktop the address and the lead are next to the heading, so that all plans are in the first screen. */
export const head = style({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space['2xl']}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'end' },
  },
})

export const about = style({ display: 'grid', gap: vars.space.s })

export const waiting = style({ paddingBlock: vars.space['4xl'], display: 'grid', justifyItems: 'center' })

/** Plans are side by side. One or two do not fill the window. */
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
  columnGap: vars.space['2xl'],
  margin: `0 0 calc(-1 * ${vars.space['2xl']})`,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not(:has(> :nth-child(3)))': { maxWidth: '54rem' } },
})

/** The rows of a card: ribbon, head, price, action. They align with other plans, without gaps between them. */
const ROWS = 4

export const plan = style({
  display: 'grid',
  gridRow: `span ${ROWS}`,
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  selectors: { '&:only-child': { maxWidth: '27rem' } },
})

globalStyle(`${plan} > article`, {
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  marginBlockEnd: vars.space['2xl'],
  '@media': { [media.mobile]: { marginBlockEnd: vars.space.xl } },
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
