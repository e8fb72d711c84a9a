import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  paddingBlock: `${vars.space.l} ${vars.space['2xl']}`,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space['3xl'] },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  minWidth: 0,
})

export const title = style({ fontSize: vars.size.h1, maxWidth: '16ch' })

export const numberBlock = style({ display: 'grid', gap: vars.space.xs, minWidth: 0, maxWidth: '100%' })
export const numberLabel = style({ color: vars.color.inkSoft, fontWeight: 650 })

/** The number to say on the telephone. */
export const number = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1rem + 3.4vw, 3rem)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const note = style({ maxWidth: vars.readable, overflowWrap: 'anywhere' })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

export const scene = style({
  width: 'min(100%, 22rem)',
  justifySelf: 'center',
  '@media': {
    [media.mobile]: { order: -1, justifySelf: 'start', width: 'min(100%, 12rem)' },
    print: { display: 'none' },
  },
})
