import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  gridTemplateAreas: '"scene" "words" "sheet"',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"words scene" "sheet scene"',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      paddingBlockStart: vars.space.xl,
    },
    [media.desktop]: { paddingBlockStart: vars.space['3xl'] },
  },
})

export const words = style({ gridArea: 'words', display: 'grid', justifyItems: 'start' })

export const scene = style({
  gridArea: 'scene',
  width: 'min(17rem, 72%)',
  '@media': { [media.fromTablet]: { width: '100%' } },
})

export const sheet = style({
  gridArea: 'sheet',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})
