import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { offersForEverybody } from '#core/catalog/offer.ts'
import { EMPTY_ADDRESS_FORM, canLocalizeAutomatically, parseAddressForm } from '#core/address/address-form.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { type OutcomeKind, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { paths } from '#core/routes/routes.ts'
import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { companionServicesOf, internetPlans } from '#ui/features/shared/companion-services.ts'
import { SAVED_CART_ELEMENT } from '#ui/features/sale/localization/saved-cart.ts'
import { savedOrderWords } from '#ui/content/es/sale/visitor.ts'
import type { CartId } from '#core/cart/cart.ts'
import { staticOutcome } from '#ui/site/static-outcome.tsx'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { addressWithOutcome, answerOf, buildProvider } from '#test/builders/provider.builder.ts'
import { forAllWith } from '#test/for-all.ts'
import { amountsIn, attributeOf, expectSoundDocument, tagsIn, tagsNamed, textIn } from './markup.ts'

const render = staticOutcome(cometa).bind(null, 'es')

const valuesIn = (html: string): readonly (string | undefined)[] =>
  tagsNamed(html, 'input').map((field) => attributeOf(field, 'value'))

const alertsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<p[^>]*role="alert"[^>]*>(.*?)<\/p>/g)].map(([, inside = '']) =>
    textIn(inside).replaceAll('|', ''),
  )

const answered = outcomeKinds.filter((kind) => kind !== 'enterAddress')

/** Text that would be executed if it were not escaped. */
const hostile: fc.Arbitrary<string> = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</noscript><script>1</script>',
  '--><svg onload=1>',
  '&lt;script&gt;',
)

describe('staticOutcome', () => {
  let answers: ReadonlyMap<OutcomeKind, LocalizationResponse>

  beforeAll(async () => {
    const visitor = buildProvider().visitor()
    const responses = answered.map(async (kind) => {
      const address = addressWithOutcome(kind)
      return [kind, await answerOf(visitor.serviceabilityCheck({ channel: 'dotcom', address }))] as const
    })
    answers = new Map(await Promise.all(responses))
  })

  it.each(answered)('shows a visitor without script that an address is %s, with an exit (RTE-01)', (kind) => {
    const answer = answers.get(kind) ?? null
    expect(outcomeOf(answer).kind).toBe(kind)
    const html = render(answer, EMPTY_ADDRESS_FORM)
    expectSoundDocument(html)
    if (kind !== 'serviceable')
      expect(textIn(html)).toContain(
        outcomeWords[kind]({ brandName: cometa.name, outcome: outcomeOf(answer) }).title,
      )
    const ways = tagsNamed(html, 'a').map((link) => attributeOf(link, 'href') ?? '')
    expect(ways.some((href) => /^(tel:|https:|\/address\/localization)/.test(href))).toBe(true)
  })

  it('lists the plans of a serviceable address with their prices and explains how to buy without script', () => {
    const html = render(answers.get('serviceable') ?? null, EMPTY_ADDRESS_FORM)
    const shown = amountsIn(html)
    for (const offer of internetPlans(offersForEverybody(cometa.catalog.offers))) {
      expect(textIn(html)).toContain(offer.name)
      expect(shown).toContain(monthlyPrice(offer, 1))
    }
    for (const { line, from } of companionServicesOf(cometa.catalog.offers)) {
      expect(textIn(html)).toContain(serviceNames[line])
      expect(shown).toContain(from)
    }
    expect(html).toMatch(new RegExp(`<noscript.*tel:\\${cometa.phones.sales.dial}.*</noscript>`))
    expect(tagsNamed(html, 'button')).toEqual([])
  })

  it('is one valid document for every response, valid or not', () =>
    forAllWith({ numRuns: 60 }, localizationResponse, (answer) =>
      expectSoundDocument(render(answer, EMPTY_ADDRESS_FORM)),
    ))

  it('names the saved cart of the cookie for the application, and says above the form that it is saved (CRT-06)', () => {
    const html = render(null, EMPTY_ADDRESS_FORM, [], '"><script>1</script>' as CartId)
    expectSoundDocument(html)
    const [element] = tagsNamed(html, 'data')
    expect([attributeOf(element, 'id'), attributeOf(element, 'value')]).toEqual([
      SAVED_CART_ELEMENT,
      '"><script>1</script>',
    ])
    expect(textIn(html)).toContain(savedOrderWords.title)
    expect(tagsNamed(render(null, EMPTY_ADDRESS_FORM), 'data')).toEqual([])
    expect(textIn(render(null, EMPTY_ADDRESS_FORM))).not.toContain(savedOrderWords.title)
  })

  it('shows the empty form without errors to a visitor without an address', () => {
    const html = render(null, EMPTY_ADDRESS_FORM)
    expect(alertsIn(html)).toEqual([])
    expect(valuesIn(html)).toEqual(['', '', ''])
    expect(attributeOf(tagsNamed(html, 'form')[0], 'action')).toBe(paths.localization)
  })

  it('shows the typed text again, with each error next to its field (ADR-01 to ADR-04)', () =>
    forAllWith({ numRuns: 100 }, addressForm, (form) => {
      const html = render(null, form)
      expect(valuesIn(html)).toEqual([form.street, form.unit, form.zip])
      const read = parseAddressForm(form)
      const isBlank = form.street === '' && form.unit === '' && form.zip === ''
      const failures = read._tag === 'Left' ? [read.left.street, read.left.unit, read.left.zip] : []
      const words = failures.flatMap((failure) =>
        failure === null ? [] : [wordsOfAddressFailure(failure._tag)],
      )
      const tooShort = read._tag === 'Right' && !canLocalizeAutomatically(form)
      const expected = tooShort ? [wordsOfAddressFailure('StreetMissing')] : words
      expect(alertsIn(html)).toEqual(isBlank ? [] : expected)
    }))

  it('says that the provider did not respond, with the telephone, and preserves the address', () => {
    const form: AddressForm = { ...addressWithOutcome('serviceable') }
    const html = render(null, form)
    expect(valuesIn(html)).toEqual([form.street, form.unit, form.zip])
    expect(textIn(html)).toContain(`El sistema de ${cometa.name} no pudo responder`)
    expectSoundDocument(html)
  })

  it('escapes its input (S1)', () => {
    const shapeOf = (html: string): string =>
      tagsIn(html)
        .map(({ name, attributes }) => `${name} ${[...attributes.keys()].join(' ')}`)
        .join('\n')
    const plain = (text: string): string => 'a'.repeat(text.length)
    forAllWith({ numRuns: 60 }, hostile, hostile, fc.constantFrom(...answered), (street, unit, kind) => {
      const evil = { street, unit, zip: street }
      const harmless = { street: plain(street), unit: plain(unit), zip: plain(street) }
      const answer = answers.get(kind)
      expect(shapeOf(render(null, evil))).toBe(shapeOf(render(null, harmless)))
      if (answer === undefined) return
      const askedAs = (address: typeof evil): string =>
        render(
          { ...answer, providedAddress: address as LocalizationResponse['providedAddress'] },
          EMPTY_ADDRESS_FORM,
        )
      expect(shapeOf(askedAs(evil))).toBe(shapeOf(askedAs(harmless)))
    })
  })
})
