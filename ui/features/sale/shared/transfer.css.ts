import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const content = style({ display: 'grid', gap: vars.space.m })

/** A scanner needs dark squares on a light ground, in the dark scheme too. */
export const qr = style({
  justifySelf: 'center',
  width: 'min(14rem, 100%)',
  height: 'auto',
  color: vars.color.night,
  background: vars.color.onNight,
})

export const code = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
})

export const link = style({ overflowWrap: 'anywhere' })
