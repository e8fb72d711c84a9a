import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** What stays light at night. */
export const onNight = kitStyle({ fill: vars.color.onNight })
export const onConfirmed = kitStyle({ fill: vars.color.onConfirmed })
