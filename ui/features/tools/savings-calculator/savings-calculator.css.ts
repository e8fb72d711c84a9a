import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['3xl']} clamp(2rem, 5vw, 5rem)`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
})

/** The screen of a store is read standing up. */
export const kiosk = style({ fontSize: vars.size.lead })

/** The result stays in view while the questions are answered. */
export const answer = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space.xl,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.xl } },
})
