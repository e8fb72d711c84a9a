import { digitsOf } from '#ui/features/shared/typing.ts'

/** The number of digits in every identification (RSK-01). */
const DIGITS = 9

/** Groups an identification number while typing, as on its card: 2-7 for an EIN, 3-2-4 for a personal one. */
export const groupIdentification = (type: string, text: string): string => {
  const digits = digitsOf(text).slice(0, DIGITS)
  const groups =
    type === 'EIN'
      ? [digits.slice(0, 2), digits.slice(2)]
      : [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  return groups.filter((group) => group !== '').join('-')
}
