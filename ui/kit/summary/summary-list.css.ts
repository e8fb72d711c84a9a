import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const list = kitStyle({ margin: 0 })

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.l}`,
})

export const dense = kitStyle({ paddingBlock: vars.space.xs, lineHeight: 1.35 })

export const tone = {
  plain: '',
  saved: kitStyle({ color: vars.color.confirmed, fontWeight: 650 }),
}

/** The total is under one ink line, as on a bill. */
export const total = kitStyle({
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
  fontWeight: 700,
})

export const totalSize = {
  wide: kitStyle({ paddingBlock: `${vars.space.l} ${vars.space.m}` }),
  dense: kitStyle({ paddingBlockStart: vars.space.m }),
}

/** The last row before the total has no line of its own: that of the total follows. */
export const ruled = kitStyle({
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
  selectors: { [`&:has(+ ${total})`]: { borderBlockEndColor: 'transparent' } },
})

/** With large text, an amount moves to its own line before words break. */
export const label = kitStyle({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' })

/** More about a row, below it. */
export const detail = kitStyle({
  flex: '1 0 100%',
  margin: 0,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.35,
})

/** A long text in place of an amount wraps in its row. */
export const amount = kitStyle({
  flex: '0 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const sum = kitStyle({
  flex: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  fontFamily: vars.font.display,
  fontSize: '2rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
