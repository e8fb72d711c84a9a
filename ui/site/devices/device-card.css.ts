import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const cards = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.xl}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      rowGap: vars.space['3xl'],
    },
  },
})

/** On a phone a row: the device at the left, its words at the right. In a wide window a column, the device on top. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  gap: vars.space.l,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 16rem',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.mobile]: {
      paddingBlockEnd: vars.space.xl,
      borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
    },
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      containIntrinsicBlockSize: 'auto 30rem',
    },
  },
})

/** The place of the drawing. The paper around it is the shelf: no box. */
export const tile = style({
  alignSelf: 'start',
  '@media': {
    [media.fromTablet]: {
      padding: `${vars.space.l} ${vars.space.xl}`,
      borderRadius: vars.radius.kite,
      background: vars.color.surface,
    },
  },
})

export const soldOut = style({ opacity: 0.55 })

export const image = style({ display: 'block', width: '100%', height: 'auto' })

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
})

export const maker = style({ color: vars.color.inkSoft, fontSize: vars.size.small, fontWeight: 650 })

export const name = style({
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
})

/** The link covers its card, except for the box that selects it for comparison. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: vars.line },
  },
})

export const detail = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  selectors: { '&:empty': { display: 'none' } },
})

export const price = style({ marginBlockStart: vars.space.s })

export const once = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums lining-nums' })

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  selectors: { '&:empty': { display: 'none' } },
})

const badge = {
  padding: `0.125rem ${vars.space.s}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: 650,
} as const

export const deal = style({ ...badge, background: vars.color.savedTint })

export const none = style({ ...badge, background: vars.color.infoTint })

export const compare = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.s,
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'default' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const box = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.color.confirmed,
})

export const swatches = style({ display: 'block', flex: 'none', maxWidth: '100%' })

/** A thin edge: a white colour is seen on paper, a black one at night. */
export const dot = style({ stroke: vars.color.line, strokeWidth: 1.5 })

export { hidden as spoken } from '#ui/theme/text.css.ts'
