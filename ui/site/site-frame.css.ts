import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { hiddenRule } from '#ui/theme/text.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 clamp(0rem, 1.8vw, ${vars.space.xl})`,
  marginInlineStart: 'auto',
  fontWeight: 600,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: '2.75rem',
  justifyContent: 'center',
  minHeight: '2.75rem',
  fontSize: 'min(1em, 5vw)',
  whiteSpace: 'nowrap',
  textDecorationColor: 'transparent',
  transition: `text-decoration-color ${vars.motion.quick}`,
  selectors: { '&:hover': { textDecorationColor: vars.color.action } },
})

/** The text of a link in the header, which a phone shows as an icon or a code. */
export const fullText = style({ '@media': { [media.mobile]: hiddenRule } })
export const shortText = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline' } } })

/** A link of the header that a phone has no room for. Scrolling reaches the same section. */
export const aside = style([link, { '@media': { [media.belowDesktop]: { display: 'none' } } }])

export const footer = style({
  display: 'grid',
  gap: vars.space.l,
  width: '100%',
  // A column is as wide as a telephone number of a wide typeface.
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  '@media': {
    [media.fromTablet]: {
      gap: `${vars.space.xl} ${vars.space['3xl']}`,
      gridTemplateColumns: '1fr auto auto',
      alignItems: 'start',
    },
  },
})

/** The brand has a row of its own on a phone, above the two telephone numbers. */
export const home = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } })

export const call = style({ display: 'grid', justifyItems: 'start' })

/** The groups of links, side by side where there is room: two on a phone, all in one row on a desktop. */
export const groups = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.xl} ${vars.space.l}`,
})

/** The links of the menu would make the footer of a phone longer than two screens. */
export const inMenu = style({ '@media': { [media.mobile]: { display: 'none' } } })

/** Links under each other, each large enough to touch. */
export const links = style({
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const pageLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })

export const callTitle = style({ color: vars.color.onNightSoft })

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: `min(${vars.size.h3}, 5vw)`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const legal = style({ gridColumn: '1 / -1', color: vars.color.onNightSoft })

/** The choice about analytics, the last row of a page. It is visible once its script runs. */
export const consent = style({
  background: vars.color.night,
  vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
  '@media': { print: { display: 'none' } },
})

// Its place is as dark as the footer above it, with and without script.
globalStyle(`${consent}[data-consent=""] > *`, { visibility: 'hidden' })
