import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the text of a screen and its margin column fit next to each other. */
const columns = '(min-width: 60rem)'

export const frame = style({ containerType: 'inline-size', minWidth: 0 })

/** The columns of a screen, its text first. */
const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "margin" "content" "actions"',
  gap: `${vars.space.xl} clamp(2.5rem, 6vw, 6rem)`,
  paddingBlockStart: vars.space.l,
  '@container': {
    [columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18.5rem)',
      gridTemplateAreas: '"head margin" "content actions"',
      gridTemplateRows: 'auto 1fr',
    },
  },
} as const

export const screen = style(layout)

/** A screen without what the customer has today. */
export const plain = style([
  layout,
  {
    gridTemplateAreas: '"head" "content" "actions"',
    '@container': { [columns]: { gridTemplateAreas: '"head head" "content actions"' } },
  },
])

export const head = style({ gridArea: 'head', minWidth: 0 })

/** The place in the portal: the services in question. */
export const kicker = style({
  marginBlockEnd: vars.space.m,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})

export const title = style({ fontSize: vars.size.h1, maxWidth: '18ch' })

export const margin = style({ gridArea: 'margin', minWidth: 0, alignSelf: 'end' })

export const content = style({
  gridArea: 'content',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xl,
  minWidth: 0,
})

/** The decision stays in sight: at the bottom of the window on a phone, in the margin column on a wide screen. */
export const actions = style({
  gridArea: 'actions',
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [`${media.mobile} and (min-height: 40rem)`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${vars.space.s} ${vars.gutter} ${vars.space.m}`,
      borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
      background: vars.color.paper,
    },
  },
  '@container': { [columns]: { position: 'sticky', insetBlockStart: vars.space.xl } },
})
