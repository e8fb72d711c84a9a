import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Ways to learn more about an amount, in rows. They look alike, whichever component renders them. */
export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  minWidth: 0,
  fontSize: vars.size.small,
})

// The coupons of the order belong to the amounts above the links.
globalStyle(`${linkRow} > dl`, { flex: '1 0 100%', order: -1 })

globalStyle(`${linkRow} > button`, { minHeight: '2.75rem', paddingBlock: 0, fontWeight: 'inherit' })
