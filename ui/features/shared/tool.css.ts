import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The controls of a tool. Without script they could do nothing, and everything they would find is on the page. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.l,
  padding: vars.space.xl,
  marginBlockEnd: vars.space.xl,
  border: `${vars.line} solid ${vars.color.lineSoft}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** The part of a control row that is as wide as two. */
export const wideControl = style({
  '@media': { '(min-width: 48rem)': { gridColumn: 'span 2' } },
})

/** The outcome of a tool, announced when it changes. Its height stays while it is empty. */
export const status = style({ display: 'block', minHeight: '1.75rem', fontWeight: 650 })

export const quiet = style({ color: vars.color.inkSoft, fontSize: vars.size.small })

export const telephone = style({ whiteSpace: 'nowrap', fontWeight: 650 })
