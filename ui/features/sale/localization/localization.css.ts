import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** On a desktop the scene is right of the form and reaches down; on a phone it is small and overlaps its edge. */
export const screen = style({
  display: 'grid',
  gap: `${vars.space.m} clamp(2rem, 6vw, 6rem)`,
  gridTemplateAreas: '"words" "scene" "sheet" "promises"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      gridTemplateAreas: '"words words" "sheet scene" "promises scene"',
      alignItems: 'start',
      rowGap: vars.space.xl,
      paddingBlockStart: vars.space['2xl'],
    },
  },
})

export const words = style({
  gridArea: 'words',
  maxWidth: '46rem',
})

export const scene = style({
  gridArea: 'scene',
  width: 'min(15rem, 62%)',
  marginInlineStart: 'auto',
  marginBlockEnd: '-1.25rem',
  '@media': {
    [media.desktop]: { width: '100%', marginInline: 0, marginBlock: '-4.5rem 0' },
  },
})

export const sheet = style({
  gridArea: 'sheet',
  display: 'grid',
  gap: vars.space.xl,
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

export const promises = style({
  gridArea: 'promises',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.xl}`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
})

export const promise = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })
