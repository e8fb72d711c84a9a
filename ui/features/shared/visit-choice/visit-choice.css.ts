import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Measures the width of a dialog for the calendar. */
export const container = style({ containerType: 'inline-size', minWidth: 0 })

/** The calendar, with the windows of its day at the side where there is room. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: vars.space['2xl'],
    },
  },
})

export const earliest = style({ gridColumn: '1 / -1' })

export const hour = style({ fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: 1.1 })
