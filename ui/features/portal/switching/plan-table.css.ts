import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the columns of the comparison fit. Below, each plan is a card. */
const wide = '(min-width: 46rem)'

export const frame = style({ containerType: 'inline-size', minWidth: 0 })

export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [wide]: { display: 'table' } },
})

export const head = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [wide]: {
      position: 'static',
      display: 'table-header-group',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
    },
  },
})

export const column = style({
  padding: `0 ${vars.space.m} ${vars.space.s} 0`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'bottom',
})

export const body = style({
  display: 'grid',
  gap: vars.space.l,
  '@container': { [wide]: { display: 'table-row-group' } },
})

const rowStyle = {
  display: 'grid',
  gap: vars.space.s,
  padding: 'clamp(min(1.25rem, 5.5vw), 4vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@container': { [wide]: { display: 'table-row', border: 0, background: 'none' } },
} as const

export const row = style(rowStyle)
export const present = style([
  rowStyle,
  { borderColor: vars.color.lineSoft, background: 'none', '@container': { [wide]: { background: 'none' } } },
])

const cellStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      display: 'table-cell',
      padding: `${vars.space.l} ${vars.space.m} ${vars.space.l} 0`,
      borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
      verticalAlign: 'top',
    },
  },
} as const

export const cell = style(cellStyle)

/** The name of a cell in a card; in the table the column has it. */
export const label = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  '@container': { [wide]: { display: 'none' } },
})

export const name = style([
  cellStyle,
  { fontFamily: vars.font.display, fontSize: vars.size.h3, fontWeight: 700 },
])
export const mine = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
})

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '2rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@container': { [wide]: { fontSize: '1.75rem' } },
})

/** The later price directly below the present one. */
export const later = style({
  flex: '1 0 100%',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  textAlign: 'end',
  '@container': { [wide]: { display: 'block', maxWidth: '11rem', textAlign: 'start' } },
})

/** The total of a year and what it is less, in a column of their own. */
export const year = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xs,
  '@container': { [wide]: { justifyItems: 'start' } },
})

export const total = style({ fontWeight: 650 })

const difference = { fontSize: vars.size.small, fontWeight: 650 } as const
export const saved = style({
  ...difference,
  display: 'inline-block',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
})
export const more = style(difference)

export const choose = style([
  cellStyle,
  {
    paddingBlockStart: vars.space.s,
    overflowWrap: 'normal',
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [wide]: { selectors: { '&:empty': { display: 'table-cell' } } } },
  },
])

/** A figure with its unit on one line. */
export const whole = style({ whiteSpace: 'nowrap' })
