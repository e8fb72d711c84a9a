import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const screen = style({
  display: 'grid',
  gap: `${vars.space.xl} clamp(2rem, 6vw, 6rem)`,
  gridTemplateAreas: '"words" "scene" "sheet"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      gridTemplateAreas: '"words scene" "sheet scene"',
      gridTemplateRows: 'auto 1fr',
      paddingBlockStart: vars.space['2xl'],
    },
  },
})

export const words = style({ gridArea: 'words', display: 'grid', justifyItems: 'start', gap: vars.space.l })

export const scene = style({ gridArea: 'scene', width: 'min(100%, 40rem)', alignSelf: 'end' })

export const sheet = style({
  gridArea: 'sheet',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: '12px 44px 12px 12px',
  background: vars.color.surface,
})
