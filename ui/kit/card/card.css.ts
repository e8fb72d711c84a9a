import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** The padding of a card. On a phone it does not grow with the text. */
export const inset = 'clamp(min(1.25rem, 5.5vw), 4vw, 2rem)'

export const card = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  padding: inset,
  border: `${vars.line} solid ${vars.color.lineSoft}`,
  borderRadius: vars.panel,
  background: vars.color.surface,
})

export const featured = kitStyle({ borderColor: vars.color.ink })

/** Overlaps the top edge like a label on a string. A ribbon of several lines moves the heading down. */
export const ribbon = kitStyle({
  placeSelf: 'start',
  marginBlockStart: `calc(-1 * ${inset} - 0.875rem)`,
  padding: `0.1875rem ${vars.space.m}`,
  borderRadius: vars.tag,
  background: vars.color.saved,
  color: vars.color.onSaved,
  fontSize: vars.size.small,
  fontWeight: 700,
  lineHeight: 1.35,
})
