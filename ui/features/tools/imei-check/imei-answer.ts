import { parseImei } from '#core/mobile/imei.ts'
import type { ImeiFailure } from '#core/mobile/mobile.failure.ts'
import { imeiCheckWords as words } from '#ui/content/es/shared/imei-check.ts'

const failureText = (failure: ImeiFailure): string =>
  failure._tag === 'ImeiLength' ? words.failures.ImeiLength(failure) : words.failures[failure._tag]()

/** Checks a telephone's number and says what to do, without the number, in the current language (MOB-11). */
export const imeiAnswer = (typed: string): { readonly isValid: boolean; readonly sentence: string } => {
  const imei = parseImei(typed)
  return imei._tag === 'Left'
    ? { isValid: false, sentence: failureText(imei.left) }
    : { isValid: true, sentence: words.valid }
}
