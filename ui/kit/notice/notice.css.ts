import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const notice = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.s} ${vars.space.l}`,
  maxWidth: '44rem',
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.l} ${vars.space.l}`,
  borderRadius: vars.radius.kite,
  color: vars.color.ink,
})

/** A rhombus behind the icon: a square on its corner. */
export const badge = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: '0.25rem',
  borderRadius: '4px 4px 10px',
  transform: 'rotate(45deg)',
})

export const glyph = kitStyle({ display: 'grid', transform: 'rotate(-45deg)' })

/** Next to the badge where there is room for a few words, otherwise under it. */
export const words = kitStyle({
  flex: '1 1 11rem',
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  paddingBlock: '0.375rem',
  overflowWrap: 'anywhere',
})

export const title = kitStyle({ fontWeight: 700, lineHeight: 1.35 })

export const tone = {
  info: kitStyle({ background: vars.color.infoTint }),
  confirmed: kitStyle({ background: vars.color.confirmedTint }),
  saved: kitStyle({ background: vars.color.savedTint }),
  danger: kitStyle({ background: vars.color.dangerTint }),
}

export const badgeTone = {
  info: kitStyle({ background: vars.color.ink, color: vars.color.paper }),
  confirmed: kitStyle({ background: vars.color.confirmed, color: vars.color.onConfirmed }),
  saved: kitStyle({ background: vars.color.saved, color: vars.color.onSaved }),
  danger: kitStyle({ background: vars.color.danger, color: vars.color.paper }),
}
