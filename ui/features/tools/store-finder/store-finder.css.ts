import { style } from '@vanilla-extract/css'
import { card } from '#ui/kit/card/card.css.ts'
import { controls } from '../../shared/tool.css.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
})

/** The field and its button, next to each other. */
export const search = style([
  controls,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 14rem))', justifyContent: 'start', margin: 0 },
])

export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const store = style([card, { gap: vars.space.s, scrollMarginBlockStart: vars.space.l }])

export const address = style({ fontStyle: 'normal' })

export const state = style({ fontSize: vars.size.small, fontWeight: 650 })

const fact = { fontSize: vars.size.small, fontWeight: 650 } as const

/** Filled by a search. */
export const distance = style({ ...fact, selectors: { '&:empty': { display: 'none' } } })

/** Filled by the script when the list comes into view: its place is there before, so that nothing moves. */
export const opening = style({
  ...fact,
  minHeight: '1.5em',
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const hours = style({ margin: 0, fontSize: vars.size.small })

export const day = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
})

export const range = style({ margin: 0 })

export const summary = style({
  minHeight: '2.75rem',
  alignContent: 'center',
  fontWeight: 650,
  cursor: 'pointer',
})

export const services = style({ fontSize: vars.size.small, lineHeight: 1.45 })
