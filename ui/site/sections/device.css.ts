import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const device = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'start',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

/** The stage of the device. On a phone it is between the name and the prices. */
export const picture = style({
  position: 'relative',
  padding: `${vars.space['2xl']} clamp(2rem, 8vw, 6rem)`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@media': { [media.mobile]: { paddingBlock: vars.space.l, paddingInline: '22%' } },
})

/** The name of the device. */
export const top = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.mobile]: { order: -1 } },
})

export const deals = style({ selectors: { '&:empty': { display: 'none' } } })

export const string = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.scene.stroke,
  strokeWidth: 2,
  strokeLinecap: 'round',
})

/** In front of the string. */
export const drawing = style({ position: 'relative' })

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.mobile]: { display: 'contents' }, [media.fromTablet]: { gridRow: 'span 2' } },
})

export const maker = style({
  color: vars.color.inkSoft,
  fontWeight: 650,
})

export const title = style({
  fontSize: vars.size.h1,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
})

export const colors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const color = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
  border: `${vars.line} solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.round,
  color: 'inherit',
  fontWeight: 600,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.line },
    '&[aria-current]': { borderColor: vars.color.ink, background: vars.color.surface },
  },
})

export const quiet = style({ color: vars.color.inkSoft, fontWeight: 400 })

export const notice = style({
  padding: vars.space.l,
  borderRadius: vars.radius.kite,
  background: vars.color.infoTint,
})
