import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

type Layout = Readonly<Record<'hero' | 'title' | 'sheet' | 'scene' | 'ground', StyleRule>>

const layouts: Readonly<Record<typeof vars.hero, Layout>> = {
  /** The street: a line across the full width of the window, under the form and the houses. */
  street: {
    hero: {
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        height: vars.line,
        borderImage: `conic-gradient(${vars.color.ink} 0 0) 0 fill / 0 / 0 100vmax`,
      },
      '@media': {
        [media.fromTablet]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          gridTemplateAreas: '"head head" "sheet scene"',
        },
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
      },
    },
    /** A line of the headline fits on a phone. */
    title: { fontSize: `min(${vars.size.hero}, 11.6vw)` },
    sheet: { '@media': { [media.fromTablet]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } } },
    scene: {
      alignSelf: 'end',
      marginInline: `calc(-0.5 * ${vars.gutter})`,
      marginBlockStart: '-1.25rem',
      '@media': {
        [media.fromTablet]: { marginInline: '-4rem -1rem', marginBlockStart: '-6rem' },
        [media.desktop]: {
          marginInline: `-3.5rem calc(-1 * ${vars.gutter})`,
          marginBlockStart: '-9rem',
        },
      },
    },
    /** The drawing's street lies 10 of its 640 width units above the edge. This aligns it with the page's. */
    ground: { marginBlockEnd: `${(-100 * 10) / 640}%` },
  },
  /** A picture at the left, with headline, price and form at its side. */
  picture: {
    hero: {
      '@media': {
        [media.fromTablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"scene head" "scene sheet"',
          columnGap: vars.space['2xl'],
        },
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
          columnGap: vars.space['4xl'],
        },
      },
    },
    title: { fontSize: vars.size.h1 },
    sheet: { borderColor: vars.color.lineSoft },
    scene: {
      alignSelf: 'start',
      marginBlockStart: vars.space.xl,
      '@media': { [media.fromTablet]: { marginBlockStart: 0 } },
    },
    ground: {},
  },
}

const layout = layouts[vars.hero]

/** The first screen, in the layout of the brand. */
export const hero = style([
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "sheet" "scene"',
  },
  layout.hero,
])

/** The headline, and the price at its end where there is room. */
export const head = style({
  gridArea: 'head',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.l} ${vars.space['3xl']}`,
  paddingBlockEnd: vars.space.l,
})

/** Shown in narrow windows only, in the place of the shorter text. */
export const greatDeals = style({ '@media': { [media.fromTablet]: { display: 'none' } } })
export const from = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const bestDeals = style({
  fontWeight: 650,
  '@media': { [media.mobile]: { fontSize: vars.size.small } },
})

export const title = style([
  {
    lineHeight: 0.94,
    letterSpacing: vars.heading.tracking.hero,
  },
  layout.title,
])

export const titleLine = style({ display: 'block' })

export const price = style({
  display: 'grid',
  gap: vars.space.s,
  fontWeight: 600,
})

// A phone shows the price and what follows it in one row.
globalStyle(`${price} > div`, {
  '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m } },
})

export const sheet = style([
  {
    gridArea: 'sheet',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.m,
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    border: `${vars.line} solid ${vars.color.ink}`,
    borderRadius: vars.panel,
    background: vars.color.surface,
  },
  layout.sheet,
])

export const promise = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.35 })

export const scene = style([{ gridArea: 'scene' }, layout.scene])

export const ground = style(layout.ground)
