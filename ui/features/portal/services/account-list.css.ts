import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A home: the gable above its address. */
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  width: '100%',
  minHeight: '6rem',
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.l} ${vars.space.l}`,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&[aria-current="true"]': { borderColor: vars.color.ink, background: vars.color.infoTint },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.ink, background: vars.color.savedTint } },
  },
})

export const drawing = style({ width: '3.5rem', overflow: 'visible' })
export const wall = style({ fill: vars.color.scene.wall })
export const roof = style({ fill: vars.color.scene.roof })
export const door = style({ fill: vars.color.saved })

export const words = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 })

export const address = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})

export const number = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
