import { either as E } from 'fp-ts'
import {
  ACCOUNT_CODE_OF_ALL,
  ACCOUNT_CODE_OF_CLIENT,
  maskedAccountEmail,
} from '#core/checkout/account-code.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS, tryCode, withFreshCode } from '#core/checkout/order-code.ts'
import type { AccountCodePromise } from '#core/ports/account-calls.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { inSession, refuse, safely } from '../call/call.ts'
import { freshCode } from '../call/fresh-code.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { changedShop } from '../facts/pricing.ts'
import { changeRefusal, mutationHandler } from '../facts/sale-progress.ts'
import type { OrderCodeKey } from '../store/store.order-codes.ts'
import type { MessageId } from '../store/store.outbox.ts'
import { accountOf, accountPlaceOf } from '../holdings/account.ts'
import type { BillingAccount } from '../holdings/sample-accounts.ts'

const keyOf = ({ hash }: Engine, place: string, of: string): OrderCodeKey =>
  hash(`account-code-of:${place}:${of}`) as OrderCodeKey

/** Identifies a code for this session only: nobody can use it in another one. */
const codeNameOf = ({ engine, session }: SessionCall, place: string, code: OrderCode): string =>
  engine.hash(`account-code:${place}:${session.owner}:${code}`)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Masks the account's e-mail address. A place without an account always gets the same letter, so both look alike. */
const maskedEmailOf = async (
  { digest }: Engine,
  place: string,
  account: BillingAccount | null,
): Promise<string> => {
  const signed = await digest.sign(`account-letter:${place}`)()
  if (E.isLeft(signed)) throw new Error(`no letter: ${signed.left._tag}`)
  const letter = LETTERS[Number.parseInt(signed.right.signature.slice(0, 8), 16) % LETTERS.length] ?? 'a'
  return maskedAccountEmail(account?.email ?? letter)
}

/**
 * Sends a code to the e-mail address of the account, within the limits of the client and of all clients. Runs the same
 * statements whether the account exists or not: neither the answer nor its timing reveals it (ACC-04, ACC-05).
 */
const sendCode = async (
  call: SessionCall,
  place: string,
  client: string,
): Promise<Answer<AccountCodePromise>> => {
  const { engine, tx, now, session, brand, language } = call
  const code = freshCode(engine.random)
  const codeName = codeNameOf(call, place, code)
  const limits = [
    { key: keyOf(engine, place, 'all'), limit: ACCOUNT_CODE_OF_ALL },
    { key: keyOf(engine, place, `client:${client}`), limit: ACCOUNT_CODE_OF_CLIENT },
    { key: keyOf(engine, place, `session:${session.owner}`), limit: ACCOUNT_CODE_OF_CLIENT },
  ]
  const states = []
  for (const { key, limit } of limits) {
    const state = await tx.lockOrderCode(key)
    states.push({ key, state, fresh: withFreshCode(state, codeName, now, limit) })
  }
  const isSent = states.every(({ fresh }) => fresh !== null)
  for (const { key, state, fresh } of states) await tx.saveOrderCode(key, isSent ? (fresh ?? state) : state)
  const account = engine.accounts(place, brand.catalog.offers)
  await tx.insertMessage({
    id: engine.hash(`accountCode:${engine.random.id()}`) as MessageId,
    writtenAt: now,
    expiresAt: epochMs(now + ORDER_CODE_MS),
    language,
    content: isSent && account !== null ? { kind: 'accountCode', email: account.email, code } : null,
  })
  const maskedEmail = await maskedEmailOf(engine, place, account)
  return E.right({ digits: ORDER_CODE_DIGITS, validForMs: ORDER_CODE_MS, maskedEmail })
}

type AccountHandlers = Pick<ProviderHandlers, 'requestAccountCode' | 'proveAccount'>

/** The proof that an existing customer holds the account at the address of the session (ACC-01). */
export const accountHandlers = (engine: Engine): AccountHandlers => ({
  requestAccountCode: safely(engine, async (context) => {
    const answer = await inSession(engine, context, async (call) => {
      const refusal = await changeRefusal(call)
      const place = accountPlaceOf(call.session)
      if (refusal !== null || place === null) return refuse(refusal ?? 'STEP_MISSING')
      return sendCode(call, place, context.clientNetwork ?? '')
    })
    return E.map((body: AccountCodePromise) => ({ body }))(answer)
  }),

  proveAccount: mutationHandler(engine, async (call, { code }) => {
    const { tx, now, brand } = call
    const place = accountPlaceOf(call.session)
    if (place === null) return refuse('STEP_MISSING')
    const key = keyOf(engine, place, `session:${call.session.owner}`)
    const { isRight, after } = tryCode(await tx.lockOrderCode(key), codeNameOf(call, place, code), now)
    await tx.saveOrderCode(key, after)
    const session = { ...call.session, accountProvenAt: now }
    const account = isRight ? await accountOf({ engine, brand, tx, session }) : null
    if (account === null) return refuse('NOT_FOUND')
    await tx.saveSession(session)
    return E.right({ account, ...(await changedShop({ ...call, session, account })) })
  }),
})
