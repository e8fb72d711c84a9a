import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The street: a line across the full width of the window, under the form and the houses. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"deals" "title" "price" "sheet" "scene"',
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
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"title title" "price scene" "sheet scene"',
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
  },
})

/** Shown in narrow windows only. */
export const greatDeals = style({
  gridArea: 'deals',
  paddingBlockEnd: vars.space.l,
  fontSize: vars.size.small,
  fontWeight: 650,
  '@media': { [media.fromTablet]: { display: 'none' } },
})

export const bestDeals = style({ fontWeight: 650 })

export const returning = style({ display: 'grid', gap: vars.space.l })

export const title = style({
  gridArea: 'title',
  position: 'relative',
  zIndex: 1,
  fontSize: vars.size.hero,
  lineHeight: 0.94,
  letterSpacing: '-0.035em',
})

export const titleLine = style({ display: 'block' })

export const price = style({
  gridArea: 'price',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xl} ${vars.space['2xl']}`,
  fontWeight: 600,
})

export const sheet = style({
  gridArea: 'sheet',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space.l,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.surface,
  '@media': { [media.fromTablet]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})

export const promise = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.35 })

export const scene = style({
  gridArea: 'scene',
  alignSelf: 'end',
  marginInline: `calc(-0.5 * ${vars.gutter})`,
  marginBlockStart: '-1.25rem',
  '@media': {
    [media.fromTablet]: { marginInline: '-4rem -1rem', marginBlockStart: '-6rem' },
    [media.desktop]: { marginInline: `-3.5rem calc(-1 * ${vars.gutter})`, marginBlockStart: '-9rem' },
  },
})

/** The drawing's own street lies 10 of its 640 units of width above its lower edge. This margin aligns it with the page's street. */
export const ground = style({ marginBlockEnd: `${(-100 * 10) / 640}%` })
