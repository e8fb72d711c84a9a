import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** On a desktop the readings are next to the gauge. */
export const test = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)', alignItems: 'center' },
  },
})

export const readings = style({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
  '@media': { [media.desktop]: { maxWidth: '30rem' } },
})

export const comparison = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})

export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.l} ${vars.space.xl}`,
  margin: 0,
})

export const figure = style({ minWidth: '5.5rem' })

export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const measured = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const status = style({ display: 'block', minHeight: '3.25rem', maxWidth: vars.readable })
