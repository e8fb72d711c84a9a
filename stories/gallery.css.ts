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
