import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space['2xl']} ${vars.space['3xl']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Three cards fit in one row of a tablet; four in one row, or in two of two.
  selectors: {
    '&:not(:last-child)': { marginBlockEnd: vars.space.xl },
    '&:has(> :nth-child(3):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    },
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 22%)), 1fr))',
    },
  },
})

/** A line above a card, without a box: texts are compared, not framed. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid currentColor`,
})

export const picture = style({ width: 'min(14rem, 100%)', marginBlockEnd: vars.space.s })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
})
