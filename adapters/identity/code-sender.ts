import { randomInt } from 'node:crypto'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import type { LoginLock } from '#core/checkout/order-message.ts'
import type { IdentityLockMessage, IdentityMessage } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import type { IdentityParts } from './identity-parts.ts'

/** Creates a code of random digits. */
export const createCode = (): string =>
  String(randomInt(10 ** ORDER_CODE_DIGITS)).padStart(ORDER_CODE_DIGITS, '0')

/** Sends a message without waiting, so that the time of the answer does not reveal whether one is sent (S24). */
export const sendLater = (
  { sendCode, report }: Pick<IdentityParts, 'sendCode' | 'report'>,
  message: IdentityMessage,
): void => {
  sendCode(message).catch(report)
}

/** Returns the news of a lock that lasts `leftMs`, in full minutes. */
export const lockMessage = (
  lock: LoginLock,
  leftMs: number,
  email: string,
  language: Language,
): IdentityLockMessage => ({ lock, minutes: Math.ceil(leftMs / 60_000), email, language })
