import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { portalRefusalCodes, type RefusalCode, refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { failureTexts } from '#ui/content/en/shared/failure.ts'
import { referenceOf, referenceWords } from '#ui/content/es/shared/failure-reference.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import { addTranslations, inLanguage } from '#ui/content/language.ts'
import { sampleQuote } from './order-samples.ts'

const untagged: {
  readonly [T in Exclude<CheckoutFailure['_tag'], 'Refused'>]: CheckoutFailure & { _tag: T }
} = {
  Unreachable: { _tag: 'Unreachable' },
  TimedOut: { _tag: 'TimedOut' },
  Unintelligible: { _tag: 'Unintelligible' },
  ProviderBroken: { _tag: 'ProviderBroken', requestId: 'r-broken' },
  SessionExpired: { _tag: 'SessionExpired' },
  PriceMoved: { _tag: 'PriceMoved', quote: sampleQuote, seal: 'seal' as never },
  CardTooShort: { _tag: 'CardTooShort' },
  KeyUnusable: { _tag: 'KeyUnusable' },
  PaymentDeclined: { _tag: 'PaymentDeclined' },
  WindowGone: { _tag: 'WindowGone' },
}
const tagged = Object.values(untagged)
const refusedWith = (codes: readonly RefusalCode[]) =>
  codes.map((code) => ({ _tag: 'Refused', code, requestId: 'r-refused' }) as const)
const isOfPortal = (code: RefusalCode): boolean => portalRefusalCodes.some((one) => one === code)
const refused = refusedWith(refusalCodes.filter((code) => !isOfPortal(code)))
const every: readonly CheckoutFailure[] = [...tagged, ...refused]

const other: Brand = { ...cometa, slug: 'otra', name: 'Otra', legalName: 'Otra, Inc.' }
const wordsOf = (failure: CheckoutFailure) => failureWords(failure, cometa)
const nameOf = (failure: CheckoutFailure): string =>
  failure._tag === 'Refused' ? failure.code : failure._tag

describe('failureWords', () => {
  it.each(every.map((failure) => [nameOf(failure), failure] as const))(
    'says of %s what happened, what it means and what to do',
    (_, failure) => {
      const { title, body } = wordsOf(failure)
      expect(title).toMatch(/^\p{Lu}.{9,}[^.]$/u)
      expect(body.split(/[.:] /).length).toBeGreaterThan(1)
      expect(body).toMatch(/\.$/)
      expect(title + body).not.toMatch(/[!¡]|undefined|\$/)
    },
  )

  it('has a distinct text for every refusal and for every transport failure', () => {
    const titles = (failures: readonly CheckoutFailure[]) =>
      new Set(failures.map((one) => wordsOf(one).title))
    const bodies = (failures: readonly CheckoutFailure[]) => new Set(failures.map((one) => wordsOf(one).body))
    expect(titles(refused).size).toBe(refused.length)
    expect(bodies(refused).size).toBe(refused.length)
    expect(titles(tagged).size).toBe(tagged.length)
    expect(bodies(tagged).size).toBe(tagged.length)
  })

  it('has the text of an unreadable answer for a refusal of the portal, which no call of a sale gets', () => {
    for (const failure of refusedWith(portalRefusalCodes))
      expect(wordsOf(failure)).toMatchObject({
        title: wordsOf(untagged.Unintelligible).title,
        body: wordsOf(untagged.Unintelligible).body,
      })
  })

  it('has the same text for equivalent failures (S24)', () => {
    const pairs = [
      ['SESSION_EXPIRED', untagged.SessionExpired],
      ['PRICE_MOVED', untagged.PriceMoved],
      ['WINDOW_GONE', untagged.WindowGone],
      ['PAYMENT_KEY_UNUSABLE', untagged.KeyUnusable],
    ] as const
    pairs.forEach(([code, failure]) =>
      expect(wordsOf({ _tag: 'Refused', code, requestId: 'r' })).toEqual(wordsOf(failure)),
    )
  })

  it('offers a retry for transient failures, and never for a declined payment or a changed price', () => {
    const chances = ['Unreachable', 'TimedOut', 'Unintelligible', 'ProviderBroken']
    const byChance = every.filter(({ _tag }) => chances.includes(_tag))
    expect(new Set(byChance.map(({ _tag }) => _tag)).size).toBe(chances.length)
    byChance.forEach((failure) => expect(wordsOf(failure).canRetry).toBe(true))
    const final = [
      untagged.PaymentDeclined,
      untagged.PriceMoved,
      untagged.SessionExpired,
      untagged.WindowGone,
    ]
    final.forEach((failure) => expect(wordsOf(failure).canRetry).toBe(false))
  })

  it('offers no retry after a number was sent: it was cleared and must be typed again (S26)', () => {
    const gone = ['PAYMENT_REJECTED', 'IDENTIFICATION_REJECTED', 'PAYMENT_KEY_UNUSABLE'] as const
    gone.forEach((code) => expect(wordsOf({ _tag: 'Refused', code, requestId: 'r' }).canRetry).toBe(false))
    expect(wordsOf(untagged.KeyUnusable).canRetry).toBe(false)
    expect(wordsOf(untagged.CardTooShort).canRetry).toBe(false)
  })

  it('claims nothing about money or the order without a response', () => {
    const unknown = [
      untagged.Unreachable,
      untagged.TimedOut,
      untagged.Unintelligible,
      untagged.ProviderBroken,
    ]
    unknown.forEach((failure) => expect(wordsOf(failure).body).not.toMatch(/cobr|pedido/))
  })

  it('speaks for the brand that sells', () => {
    every.forEach((failure) => {
      const { title, body } = failureWords(failure, other)
      expect(title + body).not.toContain('Cometa')
    })
  })
})

describe('failureWords in English', () => {
  addTranslations('en', { failureTexts })
  const english = (failure: CheckoutFailure) => inLanguage('en', () => failureWords(failure, other))

  it.each(every.map((failure) => [nameOf(failure), failure] as const))(
    'says of %s what happened, what it means and what to do, with the retry and the brand of the Spanish text',
    (_, failure) => {
      const { title, body, canRetry } = english(failure)
      const spanish = failureWords(failure, other)
      expect(title).toMatch(/^\p{Lu}.{9,}[^.]$/u)
      expect(body.split(/[.:] /).length).toBeGreaterThan(1)
      expect(body).toMatch(/\.$/)
      expect(title + body).not.toMatch(/[!¡¿áéíóúñ$]|undefined/)
      expect(canRetry).toBe(spanish.canRetry)
      expect((title + body).includes(other.name)).toBe((spanish.title + spanish.body).includes(other.name))
    },
  )

  it('says that nothing was charged where the Spanish text says it, and nowhere else', () => {
    every.forEach((failure) => {
      const isFree = /no se cobró nada|ni cobramos nada/i.test(wordsOf(failure).body)
      const { body } = english(failure)
      expect([nameOf(failure), /nothing was charged|charged nothing|or charge anything/i.test(body)]).toEqual(
        [nameOf(failure), isFree],
      )
    })
  })

  it('has a distinct text for every refusal', () => {
    expect(new Set(refused.map((one) => english(one).body)).size).toBe(refused.length)
  })
})

describe('referenceOf', () => {
  it('references the call of a refusal and of a provider defect, and of nothing else', () => {
    refused.forEach((failure) => expect(referenceOf(failure)).toBe('r-refused'))
    expect(referenceOf(untagged.ProviderBroken)).toBe('r-broken')
    expect(referenceOf({ _tag: 'ProviderBroken', requestId: null })).toBeNull()
    expect(referenceOf(untagged.Unreachable)).toBeNull()
    expect(referenceWords('r-1')).toContain('r-1')
  })
})
