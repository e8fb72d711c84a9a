import { accessTechnologies } from '#core/localization/access-technology.ts'
import type { AddressQualification } from '#core/localization/address-answer.ts'
import type { Alternative } from '#core/localization/alternatives.ts'
import { PARTNER_ID } from '#core/routes/external-paths.ts'
import type { AddressCodeMapping } from '#core/localization/next-move.ts'
import type { PhoneLine } from '#core/shared/phone-line.ts'
import { list, nullable } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { suggestion } from './address.ts'
import { plainDate } from './time.ts'

export const technology = literal(...accessTechnologies)

export const phoneFields = {
  dial: text({ min: 3, max: 20, pattern: /^\+?[0-9]{3,19}$/ }),
  shown: text({ min: 3, max: 30 }),
}

const phone: Shape<PhoneLine> = object<PhoneLine>(phoneFields)

type AlternativeOf<Kind extends Alternative['kind']> = Extract<Alternative, { readonly kind: Kind }>

export const alternative: Shape<Alternative> = tagged<Alternative, 'kind'>('kind', {
  address: object<AlternativeOf<'address'>>({ kind: literal('address'), address: suggestion }),
  technology: object<AlternativeOf<'technology'>>({
    kind: literal('technology'),
    id: text({ min: 1, max: 40, pattern: PARTNER_ID }),
    technology,
    provider: text({ min: 1, max: 120 }),
    phone,
  }),
})

export const addressCodeMapping: Shape<AddressCodeMapping> = object<AddressCodeMapping>({
  url: text({ min: 1, max: 200, pattern: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/ }),
  shouldClearPreviousData: boolean,
})

export const expectedOn = nullable(plainDate)
export const alternatives = list(alternative, { max: 100 })

/** The part of an answer that the page of an address shows besides its outcome. */
export const addressQualification: Shape<AddressQualification> = object<AddressQualification>({
  expectedOn,
  alternatives,
  addressResponse: object<AddressQualification['addressResponse']>({ addressCodeMapping }),
})
