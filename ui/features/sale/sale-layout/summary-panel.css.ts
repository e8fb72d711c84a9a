import { style } from '@vanilla-extract/css'
import { linkRow } from '#ui/features/sale/shared/link-row.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The services and the price: side by side where there is room for both. */
export const panel = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space['2xl']}`,
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
})

export const services = style({ minWidth: 0 })

export const ways = style([linkRow, { '@media': { [media.tablet]: { gridColumn: 1, gridRow: 2 } } }])

export const way = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
})

export const chart = style({ flex: '1 0 100%', minWidth: 0 })

/** Stays at the foot of the window while a longer order scrolls with the page. */
export const totals = style({
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  paddingBlockStart: vars.space.s,
  background: vars.color.surface,
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      paddingBlockEnd: vars.space.s,
      borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
    },
  },
})

export const amounts = style({ fontSize: vars.size.small })

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

/** The last change of the order, and what it did to the totals. */
export const change = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.savedTint,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})
