/** What keeps a value from being a whole number within its bounds. */
export const numberFaults = [
  'type',
  'notANumber',
  'infinite',
  'negativeZero',
  'fraction',
  'outOfRange',
] as const
export type NumberFault = (typeof numberFaults)[number]

/** `value` as it is written, `-0` too; of what is no number the name of its type. */
export type NumberFailure<Tag extends string = 'NotCents' | 'NotBasisPoints'> = {
  readonly _tag: Tag
  readonly fault: NumberFault
  readonly value: string
}
