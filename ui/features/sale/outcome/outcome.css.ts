import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Text to the left, the scene to the right and lower. The next step is under the text, across the full width if it is a list. */
export const screen = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  gridTemplateAreas: '"scene" "words" "next"',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words scene" "next scene"',
      alignItems: 'start',
      paddingBlockStart: vars.space.xl,
    },
    [media.desktop]: { paddingBlockStart: vars.space['3xl'] },
  },
})

export const words = style({ gridArea: 'words', maxWidth: '42rem' })

export const scene = style({
  gridArea: 'scene',
  width: 'min(17rem, 72%)',
  '@media': {
    [media.fromTablet]: { width: '100%', paddingBlockStart: vars.space.m },
    [media.desktop]: { paddingBlockStart: vars.space['3xl'] },
  },
})

export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  marginBlockStart: vars.space.l,
  color: vars.color.inkSoft,
})

export const next = style({
  gridArea: 'next',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
})

/** Takes the place of the next step in a browser without script. With script the browser does not render it. */
export const scriptless = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m })

/** The phone number, large enough to read from a distance. */
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

/** What else the visitor can do, under a line. */
export const ways = style({
  display: 'grid',
  gap: vars.space.m,
  width: '100%',
  maxWidth: '42rem',
  marginBlockStart: vars.space.l,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.line}`,
})

export const wayList = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const nearby = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
})
