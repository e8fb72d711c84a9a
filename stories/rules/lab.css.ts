import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const stack = style({ display: 'grid', gap: vars.space['2xl'], minWidth: 0 })
export const part = style({ display: 'grid', gap: vars.space.l, minWidth: 0, alignContent: 'start' })

/** An id or a value of the core. */
export const id = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.small })
/** The id of an offer, a promotion or a rule, below its name. */
export const ids = style([id, { display: 'block', color: vars.color.inkSoft }])

/** A path may be longer than its page is wide. */
export const seed = style({ overflowWrap: 'anywhere' })

/** Text in columns. */
export const columns = style([id, { margin: 0, whiteSpace: 'pre' }])

/** Sentences in a cell of a table, with a readable width. */
export const sentences = style({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: '14rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
