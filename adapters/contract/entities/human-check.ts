import type { HumanPass, HumanWidget } from '#core/human/human-check.ts'
import { branded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { text } from '../../shape/shape.ts'

/** A pass fits into a header. */
export const humanPass: Shape<HumanPass> = branded(
  text({ min: 1, max: 200, pattern: /^[A-Za-z0-9_.~-]{1,200}$/ }),
)

/** The key of a widget is public. Its script comes from the configuration of the provider. */
export const humanWidget: Shape<HumanWidget> = object<HumanWidget>({
  siteKey: text({ min: 1, max: 100, pattern: /^[A-Za-z0-9_-]{1,100}$/ }),
  scriptUrl: text({ min: 1, max: 200, pattern: /^https?:\/\/[A-Za-z0-9.:/_-]{1,190}$/ }),
})
