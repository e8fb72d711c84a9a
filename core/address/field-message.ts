import type { AddressFailure } from './address.failure.ts'

/** Layouts of the form: a page of its own, a bar with or without border, or a dialog. */
export const formLayouts = ['page', 'bar', 'borderlessBar', 'modal'] as const
export type FormLayout = (typeof formLayouts)[number]

/** The two messages of a field. Their words are content. */
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

/** Whether a field was left at least once, and whether its form was submitted. */
export type FieldHistory = { readonly touched: boolean; readonly submitted: boolean }

/** Returns the message of a field: in the bars after it was touched and submitted, elsewhere after either (ADR-08). */
export const fieldMessage = (
  layout: FormLayout,
  { touched, submitted }: FieldHistory,
  failure: AddressFailure | null,
): FieldMessage | null => {
  const isBar = layout === 'bar' || layout === 'borderlessBar'
  const isShown = isBar ? touched && submitted : touched || submitted
  return isShown && failure !== null ? messageOf[failure._tag] : null
}
