import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'
import { cardOnNight, night } from './tone.css.ts'

export const action = style({ display: 'grid', gap: vars.space.l })

/** The address form: on the night a card. */
export const form = style([
  { selectors: { [`${night} &`]: { padding: vars.space.l, borderRadius: vars.radius.kite } } },
  { selectors: cardOnNight },
])
