import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'
import { focusOfPage } from './tone.css.ts'

export const action = style({ display: 'grid', gap: vars.space.l })

/** The address form is a card of its own. */
export const formOnNight = style(focusOfPage)
