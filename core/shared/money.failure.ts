/** Reasons why a value is not an integer within its range. */
export type NumberFault = 'type' | 'notANumber' | 'infinite' | 'negativeZero' | 'fraction' | 'outOfRange'

/** `value` is the number as text, including `-0`. For a value of another type it is the name of the type. */
export type NumberFailure<Tag extends string = 'NotCents' | 'NotBasisPoints'> = {
  readonly _tag: Tag
  readonly fault: NumberFault
  readonly value: string
}
