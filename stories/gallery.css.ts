import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

const gallery = style({ display: 'grid', gap: vars.space.xl, margin: 0, padding: 0, listStyle: 'none' })

/** Large pieces: scenes. */
export const loose = style([
  gallery,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
])

/** Small pieces: icons, colours. */
export const tight = style([gallery, { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }])

export const piece = style({ display: 'grid', gap: vars.space.s, alignContent: 'start', minWidth: 0 })
export const caption = style({ fontSize: vars.size.small, lineHeight: 1.35, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gap: vars.space.l, marginBlockEnd: vars.space['3xl'] })

/** The page margins for drawings that overflow their column. */
export const sheet = style({ padding: `${vars.space.xl} ${vars.gutter}` })

/** A line of a map, with its stops from top to bottom. */
export const line = style({
  display: 'grid',
  gap: vars.space.l,
  marginBlockStart: vars.space.l,
  marginInlineStart: vars.space.m,
  padding: 0,
  borderInlineStart: `0.375rem solid ${vars.color.action}`,
  listStyle: 'none',
})

const dot = { content: '', position: 'absolute', insetBlockStart: 0, borderRadius: '50%' } as const

/** A stop on a line. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: vars.space.xl,
  '::before': {
    ...dot,
    insetInlineStart: '-1rem',
    width: '1.625rem',
    height: '1.625rem',
    border: `0.25rem solid ${vars.color.ink}`,
    background: vars.color.saved,
  },
})

/** A stop next to a line. */
export const detour = style({
  position: 'relative',
  display: 'grid',
  marginInlineStart: vars.space.xl,
  paddingInlineStart: vars.space.xl,
  '::before': {
    ...dot,
    insetInlineStart: 0,
    width: '1rem',
    height: '1rem',
    marginBlockStart: '0.25rem',
    border: `0.1875rem dashed ${vars.color.ink}`,
  },
})
