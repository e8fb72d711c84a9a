import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the frame scrolls, a shade at its end shows that more columns follow. */
export const frame = style({
  overflowX: 'auto',
  marginBlockEnd: vars.space.l,
  background: [
    `linear-gradient(to left, ${vars.color.paper} 40%, transparent) right / 3rem 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.line}, transparent) right / 1.25rem 100% no-repeat scroll`,
  ].join(', '),
})

/** A telephone number stays in one line. On a phone its cell may be narrower. */
globalStyle(`${frame} a[href^="tel:"]`, { '@media': { [media.fromTablet]: { whiteSpace: 'nowrap' } } })

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const

export const wide = style(table)

/** A table of few columns with more than numbers in its cells. On a phone the name of a row is above its cells. */
const stacked = style([table, { '@media': { [media.mobile]: { display: 'block' } } }])

/** A stacked table by the number of its columns. */
export const stackedOf = styleVariants({ 3: [stacked], 4: [stacked] })

/** The rows of a stacked table. */
export const stackedRows = style({ '@media': { [media.mobile]: { display: 'block' } } })

const cells = (count: number) => ({ gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` })

const line = `1px solid ${vars.color.line}`

export const row = style({
  borderBlockEnd: line,
  '@media': {
    [media.mobile]: {
      selectors: {
        [`${stacked} &`]: { display: 'grid', columnGap: vars.space.m, paddingBlock: vars.space.m },
        [`${stackedOf[3]} &`]: cells(2),
        [`${stackedOf[4]} &`]: cells(3),
      },
    },
  },
})

export const headRow = style([row, { borderBlockEnd: `${vars.line} solid ${vars.color.ink}` }])

const cellStyle = {
  padding: `${vars.space.m} ${vars.space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const

/** On a phone three columns fit into the window. */
const narrow = (minWidth: string) => ({ minWidth, paddingInline: vars.space.s })

const inStack = { minWidth: 0, padding: 0, overflowWrap: 'break-word', hyphens: 'auto' } as const

const ownInStack = { padding: vars.space.s, borderRadius: vars.radius.small } as const

const onPhone = (minWidth: string, styles: object) => ({
  [media.mobile]: { ...narrow(minWidth), selectors: { [`${stacked} &`]: { ...inStack, ...styles } } },
})

export const head = style({
  ...cellStyle,
  fontWeight: 700,
  '@media': onPhone('0', { fontSize: 'min(1em, 5vw)' }),
})

/** The heading of what is not in a column of its own in a stacked table. On a phone only screen readers need it. */
export const stackedCorner = style([
  head,
  {
    '@media': {
      [media.mobile]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
])

export const name = style({
  ...cellStyle,
  position: 'sticky',
  insetInlineStart: 0,
  minWidth: '9rem',
  background: vars.color.paper,
  fontWeight: 650,
  '@media': onPhone('5.5rem', {
    position: 'static',
    gridColumn: '1 / -1',
    paddingBlockEnd: vars.space.xs,
  }),
})

export const cell = style({ ...cellStyle, minWidth: '9rem', '@media': onPhone('6.5rem', {}) })

/** The column of the brand is filled: its name in reverse, its answers on a tint. */
export const ownHead = style([
  head,
  {
    background: vars.color.ink,
    color: vars.color.paper,
    '@media': { [media.mobile]: { selectors: { [`${stacked} &`]: ownInStack } } },
  },
])

export const own = style([
  cell,
  {
    background: vars.color.infoTint,
    '@media': { [media.mobile]: { selectors: { [`${stacked} &`]: ownInStack } } },
  },
])

/** A sentence about a row of a stacked table. On a phone it has the width of the table. */
export const description = style([cell, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }])
