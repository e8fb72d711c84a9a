import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  borderBlock: `${vars.line} solid ${vars.color.lineSoft}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space.m } },
})

export const planIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.infoTint,
  '@media': { [media.mobile]: { display: 'none' } },
})

export const planName = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})

export const house = style({
  gridArea: 'house',
  width: '100%',
  aspectRatio: '480 / 236',
  maxWidth: '26rem',
  '@media': { [media.fromTablet]: { justifySelf: 'end' } },
})

export const addOns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3xl'],
  marginBlockStart: vars.space['2xl'],
  '@media': { [media.mobile]: { gap: vars.space.xl } },
})

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  marginBlockStart: vars.space['3xl'],
  '@media': { [media.mobile]: { marginBlockStart: vars.space.xl } },
})

export const services = style({ marginBlockStart: vars.space.m, minWidth: 0 })

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const howMany = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  gridTemplateAreas: '"words" "house" "count"',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words house" "count house"',
      columnGap: vars.space['2xl'],
    },
  },
})

export const howManyWords = style({
  gridArea: 'words',
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.readable,
})

export const rooms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  fontWeight: 650,
})

export const count = style({
  gridArea: 'count',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.xl}`,
})

/** A quantity: the string with its phones, and the stepper under it. */
export const counted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  gridTemplateAreas: '"label" "drawing" "count"',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"label drawing" "count drawing"',
      columnGap: vars.space['2xl'],
    },
  },
})

export const countedLabel = style({
  gridArea: 'label',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.15,
})

export const prices = style({ display: 'grid', justifyItems: 'end' })

export const limit = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.small })

/** Reserves its line when it is empty, so that nothing below it moves. It is not announced; the running total is. */
export const saving = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '1.5em',
  marginBlock: vars.space.m,
  color: vars.color.confirmed,
  fontSize: vars.size.small,
  fontWeight: 650,
})

export const ways = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s })

/** Next to a wide screen the order shows them. */
export const coupons = style({ justifySelf: 'stretch', '@media': { [media.desktop]: { display: 'none' } } })

/** A remark on the price of a selection. */
export const note = style({
  padding: vars.space.m,
  borderRadius: vars.radius.medium,
  background: vars.color.infoTint,
  fontSize: vars.size.small,
})
