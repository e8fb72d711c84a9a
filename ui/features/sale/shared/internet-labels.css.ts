import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const internet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l })

/** One row, swiped in narrow windows. Side by side the labels align with the plans above them. */
export const labels = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(90%, 19rem), 1fr)',
  gap: 'min(2rem, 4vw)',
  alignItems: 'start',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  listStyle: 'none',
  selectors: { '&:not(:has(> :nth-child(3)))': { maxWidth: '54rem' } },
  '@media': { print: { gridAutoFlow: 'row' } },
})

export const label = style({
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { maxWidth: '27rem' } },
})
