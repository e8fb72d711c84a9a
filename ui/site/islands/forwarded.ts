import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { carriedIn } from '#core/affiliate/marketing-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import { localizationPath } from '#core/routes/localization-link.ts'

/** Returns the marketing parameters in the url of this page (AFF-06). */
export const carriedInUrl = (): readonly CarriedParameter[] => carriedIn(parseQuery(window.location.search))

/** Adds the marketing parameters of this page to its plain address forms, as hidden fields (AFF-06). */
export const carryParameters = (): void => {
  for (const [name, value] of carriedInUrl())
    for (const form of document.querySelectorAll(`form[action="${localizationPath}"]`)) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
      form.prepend(field)
    }
}
