import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      zIndex: 4,
      insetBlockEnd: 0,
      justifyContent: 'space-between',
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${vars.space.m} ${vars.gutter} calc(${vars.space.m} + env(safe-area-inset-bottom))`,
      borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
      background: vars.color.paper,
    },
  },
})

export const summary = kitStyle({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const action = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  '@media': { [media.mobile]: { flex: '1 1 10rem', justifyContent: 'flex-end' } },
})
