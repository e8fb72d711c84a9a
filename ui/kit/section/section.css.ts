import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const section = kitStyle({
  containerType: 'inline-size',
  paddingBlock: `${vars.space.xl} ${vars.space['2xl']}`,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space.l} ${vars.space.xl}` } },
})

export const grid = kitStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space['2xl']}`,
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 10.5rem) minmax(0, 1fr)' },
  },
})

export const margin = kitStyle({ display: 'grid', alignContent: 'start', gap: vars.space.xs })

export const heading = kitStyle({ fontSize: vars.size.h3, lineHeight: 1.15 })

export const hint = kitStyle({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: 1.4 })

export const content = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  minWidth: 0,
})
