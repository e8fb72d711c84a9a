import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const panel = style({
  margin: 0,
  paddingBlock: vars.space.l,
  paddingInline: `clamp(${vars.space.l}, 4vw, ${vars.space['3xl']})`,
  borderRadius: vars.radius.kite,
  background: vars.color.savedTint,
  listStyle: 'none',
})

/** On a phone the number is next to its title, with the text below both. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBlock: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: `${vars.line} solid currentColor` } },
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: '4rem minmax(0, 4fr) minmax(0, 6fr)',
      columnGap: vars.space['2xl'],
    },
  },
})

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: '3.5rem',
  fontWeight: 700,
  lineHeight: 0.8,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.fromTablet]: { fontSize: '5rem' } },
})

export const title = style({ fontSize: vars.size.h3 })

export const body = style({
  gridColumn: '1 / -1',
  maxWidth: vars.readable,
  '@media': { [media.fromTablet]: { gridColumn: 'auto' } },
})
