import type { StandardAddress } from '#core/address/standard-address.ts'
import { unitTypes } from '#core/address/unit-parts.ts'
import type { AddressContent, AddressDialog, DialogMessage } from '#core/localization/address-content.ts'
import { CONTENT_LIST_MAX, CONTENT_TEXT_MAX } from '#core/localization/address-content.ts'
import type { PurposedPhone } from '#core/localization/alternatives.ts'
import { phonePurposes } from '#core/localization/alternatives.ts'
import { confidences } from '#core/localization/confidence.ts'
import type {
  LocalizationAnswer,
  LocationDetails,
  PrelocOffers,
  ProcessedAddress,
  QualifiedSessionInfo,
} from '#core/ports/address-answers.ts'
import { dwellings } from '#core/ports/address-answers.ts'
import type { PrelocPlan } from '#core/localization/preloc.ts'
import type { ReasonInfo } from '#core/localization/unavailability.ts'
import { messageKeyOf, reasonCodes } from '#core/localization/unavailability.ts'
import { list, nullable, optional } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { cityText, stateText, streetText, suggestions, unitText, zipText } from './address.ts'
import {
  addressCodeMapping,
  alternatives,
  expectedOn,
  phoneFields,
  technology,
} from './address-qualification.ts'
import { catalog, installKind, lineOfBusiness, speed } from './catalog.ts'
import { offerId } from './identifier.ts'
import {
  affiliateInformation,
  bulkAddressData,
  localizationFields,
  serviceAddress,
  sessionInfoFields,
} from './localization.ts'
import { cents } from './pricing.ts'
import { instant, plainDate } from './time.ts'

const confidence = literal(...confidences)
const messageKey = literal(...reasonCodes.map(messageKeyOf))

const phoneNumbers = list(object<PurposedPhone>({ purpose: literal(...phonePurposes), ...phoneFields }), {
  max: phonePurposes.length,
})

export const reasonInfo: Shape<ReasonInfo> = object<ReasonInfo>({
  code: literal(...reasonCodes),
  messageKey,
})

const qualifiedSessionInfo: Shape<QualifiedSessionInfo> = object<QualifiedSessionInfo>({
  ...sessionInfoFields,
  installType: installKind,
  affiliateInformation,
})

export const localizationAnswer: Shape<LocalizationAnswer> = object<LocalizationAnswer>({
  ...localizationFields,
  sessionInfo: nullable(qualifiedSessionInfo),
  reasonInfo: nullable(reasonInfo),
  confidence,
  validUntil: optional(instant),
  expectedOn,
  alternatives,
  phoneNumbers,
  offers: nullable(catalog),
  addressResponse: object<LocalizationAnswer['addressResponse']>({
    addressCodeMapping,
    bulkAddressData: nullable(bulkAddressData),
  }),
})

const standardAddress: Shape<StandardAddress> = object<StandardAddress>({
  street: streetText,
  apt: unitText,
  unitType: nullable(literal(...unitTypes)),
  unitNumber: unitText,
  city: cityText,
  state: stateText,
  zip: zipText,
})

export const processedAddress: Shape<ProcessedAddress> = object<ProcessedAddress>({
  standard: nullable(standardAddress),
  isChanged: boolean,
  confidence,
  alternatives: suggestions,
})

export const locationDetails: Shape<LocationDetails> = object<LocationDetails>({
  serviceAddress,
  dwelling: literal(...dwellings),
  technology: nullable(technology),
  installType: installKind,
  bulkAddressData: nullable(bulkAddressData),
  expectedOn: nullable(plainDate),
})

const prelocPlan: Shape<PrelocPlan> = object<PrelocPlan>({
  offerId,
  name: text({ min: 1, max: 120 }),
  lineOfBusiness,
  speed: nullable(speed),
  from: cents,
})

type PrelocPlace = NonNullable<PrelocOffers['place']>

export const prelocOffers: Shape<PrelocOffers> = object<PrelocOffers>({
  place: nullable(object<PrelocPlace>({ city: cityText, state: stateText })),
  plans: list(prelocPlan, { max: 500 }),
  phoneNumbers,
})

const contentText = text({ min: 1, max: CONTENT_TEXT_MAX })

const dialogMessage: Shape<DialogMessage> = object<DialogMessage>({ key: messageKey, text: contentText })

type Component = AddressContent['components'][number]
type DialogEntry = Component['data']['dialog'][number]

const dialogEntry: Shape<DialogEntry> = object<DialogEntry>({
  component: object<DialogEntry['component']>({
    data: object<AddressDialog>({
      title: contentText,
      messages: list(dialogMessage, { max: CONTENT_LIST_MAX }),
      phoneNumbers,
    }),
  }),
})

export const addressContent: Shape<AddressContent> = object<AddressContent>({
  components: list(
    object<Component>({ data: object<Component['data']>({ dialog: list(dialogEntry, { max: 5 }) }) }),
    { max: 5 },
  ),
})
