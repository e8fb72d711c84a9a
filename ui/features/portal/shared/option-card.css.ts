import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the chart of an option fits next to its price. */
const beside = '(min-width: 44rem)'

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
})

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} ${vars.space['3xl']}`,
  minWidth: 0,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', alignItems: 'end' } },
} as const

/** The best option is the one sheet of the screen. The others are rows. */
export const best = style({
  ...layout,
  padding: 'clamp(min(1.25rem, 5.5vw), 4vw, 2rem)',
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

export const option = style({
  ...layout,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  minWidth: 0,
})

export const reason = style({ fontSize: vars.size.small, fontWeight: 650, color: vars.color.inkSoft })
export const title = style({ fontSize: vars.size.h2 })
export const monthly = style({
  marginBlockStart: vars.space.s,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})

export const saved = style({
  justifySelf: 'start',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.small,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontWeight: 700,
})
export const even = style({ fontWeight: 650 })

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.m} ${vars.space['2xl']}` })
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.small })
export const date = style({ margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' })

/** Said where there is nothing to choose. */
export const none = style({ display: 'grid', gap: vars.space.l, maxWidth: vars.readable })
export const drawing = style({ width: 'min(16rem, 70%)' })
