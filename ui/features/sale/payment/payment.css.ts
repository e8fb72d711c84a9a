import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  minWidth: 0,
  containerType: 'inline-size',
})

const wide = '(min-width: 32rem)'

export const heading = style({ fontSize: vars.size.h2 })

export const review = style({ borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}` })

/** A part of the order, and the way to change it at the end of its row. */
export const reviewed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  lineHeight: 1.3,
  '@container': { [wide]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto' } },
})

export const reviewLabel = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const reviewText = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${reviewLabel} + &`]: { gridColumn: 1, paddingBlockEnd: vars.space.xs },
    '&:last-child': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  '@container': {
    [wide]: {
      selectors: {
        [`${reviewLabel} + &`]: { gridColumn: 2, paddingBlockEnd: 0 },
        '&:last-child': { gridColumn: 3, gridRow: 1 },
      },
    },
  },
})

export const change = style({
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
  '@container': { [wide]: { minHeight: '2.25rem' } },
})

/** The method without a heading of its own where its choice says what it is. */
export const method = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m })

export const methodHeading = style({ fontSize: vars.size.h3 })

/** Why the payment was refused, above the fields to correct. */
export const refusal = style({ display: 'grid', gap: vars.space.m })

export const note = style({ maxWidth: vars.readable, color: vars.color.inkSoft, fontSize: vars.size.small })

/** The part of today's amount that is refunded. */
export const deposit = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.tag,
  background: vars.color.confirmedTint,
  fontSize: vars.size.small,
  fontWeight: 650,
})

/** The card or check: a dark band at the top, the fields under it. */
export const panel = style({
  overflow: 'hidden',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

/** The place of the bank form while its code loads. The fields are side by side from the second width on. */
export const bankRoom = style({
  minHeight: 'calc(33.3rem + 53.9vw)',
  '@media': { 'screen and (min-width: 482px)': { minHeight: '42rem' } },
  // No hint wraps.
  '@container': { '(min-width: 42rem)': { minHeight: '39.2rem' } },
})

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.l} clamp(1rem, 5cqi, 1.5rem)`,
  background: vars.color.night,
  color: vars.color.onNight,
})

export const panelTitle = style({ minWidth: 0, fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  padding: 'clamp(1rem, 5cqi, 1.5rem)',
})

export const digits = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.04em' })

const sideBySide = (least: string) =>
  style({
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  })

export const pair = sideBySide('12rem')

/** Rows of fields without an error take no more room than they need. */
export const tight = style({ rowGap: vars.space.s })

/** Number, expiry and code: one row where there is room, otherwise the number has a row of its own. */
export const trio = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem 11rem' } },
})
globalStyle(`${trio} > :first-child`, { gridColumn: '1 / -1' })
globalStyle(`${trio} > :first-child`, { '@container': { [wide]: { gridColumn: 'auto' } } })

/** The number, and the mark of its issuer inside the field. */
export const number = style({ position: 'relative', width: '100%' })
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.m,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.size.small,
  fontWeight: 700,
  pointerEvents: 'none',
})

/** Label, hint, control and error of one field align with those of the other. */
globalStyle(`:is(${trio}, ${pair}) > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' })

export const cipher = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
})

/** The button, and next to it what a press authorizes. */
export const ordering = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
