import type { AddressFailure } from './address.failure.ts'

/** How the form is laid out: a page of its own, a bar with or without border, or a dialog. */
export const formLayouts = ['page', 'bar', 'borderlessBar', 'modal'] as const
export type FormLayout = (typeof formLayouts)[number]

/** The two messages a field has; their words are content. */
export type FieldMessage = 'requiredInvalid' | 'patternInvalid'

const messageOf: Record<AddressFailure['_tag'], FieldMessage> = {
  StreetMissing: 'requiredInvalid',
  StreetStartsWithSpace: 'patternInvalid',
  StreetTooLong: 'patternInvalid',
  StreetUnreadable: 'patternInvalid',
  ZipMissing: 'requiredInvalid',
  ZipMalformed: 'patternInvalid',
  UnitTooLong: 'patternInvalid',
  UnitUnreadable: 'patternInvalid',
}

/** What has been done to a field: left once, and sent with its form. */
export type FieldHistory = { readonly touched: boolean; readonly submitted: boolean }

/** The message a field shows; in the bars after it was touched and submitted, elsewhere after either (ADR-08). */
export const fieldMessage = (
  layout: FormLayout,
  { touched, submitted }: FieldHistory,
  failure: AddressFailure | null,
): FieldMessage | null => {
  const isBar = layout === 'bar' || layout === 'borderlessBar'
  const isTold = isBar ? touched && submitted : touched || submitted
  return isTold && failure !== null ? messageOf[failure._tag] : null
}
