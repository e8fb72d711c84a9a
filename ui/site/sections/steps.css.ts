import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The rise of the string over one step. */
const RISE = '6.5rem'

/** On a phone the string and its kite do not grow with the text. */
const unit = (count: number): string => `min(${count}rem, ${count * 4.5}vw)`

/** On a desktop the steps rise to the kite. On a phone the string hangs from the kite down to the door. */
export const flight = style({
  position: 'relative',
  paddingBlockStart: unit(3.625),
  '@media': { [media.fromTablet]: { padding: '3.75rem 5.875rem 0 0' } },
})

export const steps = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const kite = style({
  position: 'absolute',
  insetInlineStart: unit(0.375),
  insetBlockStart: 0,
  width: unit(4),
  height: unit(4.25),
  overflow: 'visible',
  '@media': {
    [media.fromTablet]: {
      width: '8rem',
      height: '8.5rem',
      insetInline: 'auto 0',
      insetBlockStart: '-3.5rem',
    },
  },
})

export const step = style({
  position: 'relative',
  paddingInlineStart: unit(4.5),
  paddingBlockEnd: vars.space['2xl'],
  '@media': {
    [media.fromTablet]: {
      paddingInline: `0 ${vars.space['2xl']}`,
      paddingBlockEnd: 0,
      selectors: {
        '&:nth-child(1)': { marginBlockStart: `calc(2 * ${RISE})` },
        '&:nth-child(2)': { marginBlockStart: RISE },
      },
    },
  },
})

const string = {
  position: 'absolute',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  overflow: 'visible',
} as const

export const hanging = style({
  ...string,
  insetInlineStart: unit(0.75),
  insetBlockStart: 0,
  width: unit(1.5),
  height: '100%',
  '@media': { [media.fromTablet]: { display: 'none' } },
})

export const climbing = style({
  ...string,
  display: 'none',
  insetInlineStart: 0,
  insetBlockStart: 0,
  width: '100%',
  height: RISE,
  '@media': { [media.fromTablet]: { display: 'block' } },
})

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: '3.5rem',
  fontWeight: 700,
  lineHeight: 0.8,
  fontVariantNumeric: 'lining-nums',
  '@media': {
    [media.fromTablet]: {
      display: 'flex',
      alignItems: 'flex-end',
      height: RISE,
      paddingBlockEnd: vars.space.l,
      fontSize: '5.5rem',
    },
  },
})

export const title = style({ marginBlock: `${vars.space.l} ${vars.space.s}`, fontSize: vars.size.h2 })
