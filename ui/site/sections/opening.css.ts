import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'
import { cardOnNight, inkOnNight, night } from './tone.css.ts'

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'center',
})

export const layout = styleVariants({
  split: {
    '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' } },
  },
  wide: {
    paddingBlockEnd: vars.space.l,
    borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
  },
  night: [
    night,
    {
      background: vars.color.night,
      borderImage: `conic-gradient(${vars.color.night} 0 0) 0 fill / 0 / 0 100vmax`,
      marginBlockStart: `calc(-1 * ${vars.space.l})`,
      paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
      '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' } },
    },
  ],
  price: {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', alignItems: 'end' },
    },
  },
})

export const words = style({
  minWidth: 0,
  selectors: {
    [`${layout.wide} > &`]: { display: 'grid', justifyItems: 'start', maxWidth: '54rem' },
  },
})

export const title = style({
  fontSize: vars.size.h1,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  selectors: { [`${layout.price} &`]: { fontSize: vars.size.hero, lineHeight: 0.96 } },
})

export const price = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockEnd: vars.space.l,
  fontWeight: 600,
  selectors: inkOnNight,
  // The background that the browser draws behind the figure would cover the name above it.
  '@media': { '(forced-colors: active)': { gap: vars.space.xl } },
})

export const picture = style({
  width: 'min(24rem, 100%)',
  '@media': { [media.fromTablet]: { width: '100%' } },
  selectors: {
    [`${layout.wide} > &`]: { width: '100%', marginBlockEnd: `calc(-1 * ${vars.space.l})` },
    [`${layout.price} > &`]: { width: 'min(24rem, 100%)', justifySelf: 'end' },
  },
})

/** The address form in a narrow opening: a card, also on the night. */
export const form = style({
  maxWidth: '32rem',
  padding: vars.space.l,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: cardOnNight,
})
