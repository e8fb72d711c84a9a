import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** The fields of a form in a document, one below the other. */
export const form = style({ display: 'grid', gap: vars.space.l, marginBlockStart: vars.space.l })

export const submit = style({ justifySelf: 'start' })
