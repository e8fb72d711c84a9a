import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Text to the left, the scene to the right and lower. On a tablet the next step has the full width below both. */
export const screen = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  gridTemplateAreas: '"scene" "words" "next"',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"words scene" "next next"',
      alignItems: 'start',
      paddingBlockStart: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words scene" "next scene"',
      paddingBlockStart: vars.space['3xl'],
    },
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

/** What to prepare for the next step, in order. */
export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
  paddingInlineStart: vars.space.xl,
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

export const nearby = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
})
