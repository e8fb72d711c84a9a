import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { EMPTY_FOLLOW_UP, followUpsOf } from '#core/follow-up/follow-up.ts'
import { followUpPath } from '#core/follow-up/posted-follow-up.ts'
import { canShop, leadsToOffers, type Outcome, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { FollowUpFormView } from '#ui/features/sale/outcome/follow-up.view.tsx'
import { formOfSuggestion, stepOfOutcome } from '#ui/features/sale/outcome/outcome-step.ts'
import { OutcomeView } from '#ui/features/sale/outcome/outcome.view.tsx'
import { addressForm, suggestion } from '#test/arbitraries/address.arbitrary.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { expectScreen } from '../../../content/screen-laws.ts'
import { elementsOf } from '../../../kit/markup.ts'

const units = fc.uniqueArray(suggestion, { maxLength: 20, selector: ({ secondary }) => secondary })

const building = fc.option(
  fc.record({ property: fc.constant('Torre Sol'), includedSpeedMbps: fc.constantFrom(300, 500, 1_000) }),
  { nil: null },
)

/** Every outcome, with and without what it may carry. */
const outcome: fc.Arbitrary<Outcome> = fc
  .record({
    kind: fc.constantFrom(...outcomeKinds),
    units,
    nearby: fc.option(suggestion, { nil: null }),
    building,
    via: fc.constantFrom('retail' as const, 'ready' as const, 'mapped' as const),
    customerVia: fc.constantFrom('coverage' as const, 'building' as const),
    hasOffers: fc.boolean(),
  })
  .map(({ kind, ...parts }): Outcome => {
    if (kind === 'unitNotFound' || kind === 'multipleUnits') return { kind, units: parts.units }
    if (kind === 'addressNotFound') return { kind, nearby: parts.nearby }
    if (kind === 'bulk') return { kind, building: parts.building }
    if (kind === 'bulkIncluded')
      return { kind, building: parts.building, hasOffers: parts.building !== null && parts.hasOffers }
    if (kind === 'preSale' || kind === 'serviceSelection') return { kind, hasOffers: parts.hasOffers }
    if (kind === 'existingCustomer')
      return {
        kind,
        via: parts.customerVia,
        hasOffers: parts.customerVia === 'coverage' && parts.hasOffers,
      }
    return kind === 'bundle' ? { kind, via: parts.via, hasOffers: parts.hasOffers } : { kind }
  })

const render = (shown: Outcome, address: AddressForm, hasScript: boolean): string =>
  renderToStaticMarkup(
    <OutcomeView
      outcome={shown}
      address={address}
      brand={cometa}
      scene={null}
      followUp={(kind) => (
        <FollowUpFormView
          kind={kind}
          outcome={shown.kind}
          address={address}
          brandName={cometa.name}
          form={EMPTY_FOLLOW_UP}
          errors={null}
          script={hasScript ? { onChange: () => undefined, onSubmit: () => undefined } : null}
        />
      )}
      onMove={hasScript ? () => undefined : null}
    />,
  )

const hrefsIn = (markup: string): readonly string[] =>
  elementsOf(markup).flatMap(({ name, attributes }) => (name === 'a' ? [attributes['href'] ?? ''] : []))

describe('OutcomeView', () => {
  it('meets the screen rules for every outcome, with and without script', () =>
    forAll(outcome, addressForm, fc.boolean(), (shown, address, hasScript) => {
      expectScreen(render(shown, address, hasScript))
    }))

  it('works without script by links and posted forms only, each with a target', () =>
    forAll(outcome, addressForm, (shown, address) => {
      const markup = render(shown, address, false)
      const forms = elementsOf(markup).filter(({ name }) => name === 'form')
      expect(forms.map(({ attributes }) => [attributes['method'], attributes['action']])).toEqual(
        followUpsOf(shown).map(() => ['post', followUpPath]),
      )
      const buttons = elementsOf(markup).filter(({ name }) => name === 'button')
      expect(buttons.map(({ attributes }) => attributes['type'])).toEqual(forms.map(() => 'submit'))
      hrefsIn(markup).forEach((href) => expect(href).not.toBe(''))
      expect(
        hrefsIn(markup).some((href) => href !== paths.localization) ||
          stepOfOutcome(shown, address, cometa).kind === 'rewrite',
      ).toBe(true)
    }))

  it('links only to the store itself, which alone sends visitors outside (S20)', () =>
    forAll(outcome, addressForm, fc.boolean(), (shown, address, hasScript) => {
      const hrefs = hrefsIn(render(shown, address, hasScript))
      expect(hrefs.filter((href) => !href.startsWith('/') && !href.startsWith('tel:'))).toEqual([])
      expect(hrefs.filter((href) => href.startsWith('//'))).toEqual([])
    }))
})

describe('stepOfOutcome', () => {
  it('continues to the offers exactly where the core has some, and otherwise to the telephone where one may shop (LOC-15)', () =>
    forAll(outcome, addressForm, (shown, address) => {
      const { kind } = stepOfOutcome(shown, address, cometa)
      expect(kind === 'seeOffers').toBe(leadsToOffers(shown))
      if (canShop(shown) && !leadsToOffers(shown))
        expect(kind).toBe(shown.kind === 'existingCustomer' ? 'leave' : 'call')
    }))

  const online = ['Ver planes y precios', 'Agregar servicios', 'Elegir mis servicios', 'Activar mi internet']

  it('promises plans online exactly where the next step leads to them', () =>
    forAll(outcome, addressForm, (shown, address) => {
      const { next, reason } = outcomeWords[shown.kind]({ brandName: cometa.name, outcome: shown })
      const isLeading = stepOfOutcome(shown, address, cometa).kind === 'seeOffers'
      expect(online.includes(next)).toBe(isLeading)
      expect(/Elige (?:un|tu) plan|Elige qué servicios|agrega servicios|suma solo/.test(reason)).toBe(
        isLeading,
      )
    }))

  it('has a step for every answer of the provider', () =>
    forAll(localizationResponse, (answer) => {
      expect(stepOfOutcome(outcomeOf(answer), answer.providedAddress, cometa)).toHaveProperty('kind')
    }))

  it('passes only the full address to the interest list', () =>
    forAll(addressForm, (address) => {
      const step = stepOfOutcome({ kind: 'webLead' }, address, cometa)
      const query = localizationHref(address).slice(paths.localization.length)
      expect(step).toMatchObject({ kind: 'leave', href: `${externalPaths.webLead}${query}` })
    }))
})

describe('formOfSuggestion', () => {
  it('requests exactly the selected unit', () =>
    forAll(suggestion, (picked) => {
      expect(formOfSuggestion(picked)).toEqual({
        street: picked.streetLine,
        unit: picked.secondary,
        zip: picked.zip,
      })
    }))
})

describe('outcomeWords', () => {
  it('states the finding, the reason and the next step, without exclamation or price', () =>
    forAll(outcome, (shown) => {
      const words = outcomeWords[shown.kind]({ brandName: cometa.name, outcome: shown })
      Object.values(words)
        .flat()
        .forEach((text) => {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/[!¡]|\$|dólar|null|undefined/)
        })
    }))

  it('says that a mailbox is no home (NET-01)', () => {
    const titleOf = (street: string) => {
      const found: Outcome = { kind: 'addressNotFound', nearby: null }
      return outcomeWords.addressNotFound({ brandName: 'Cometa', outcome: found, street }).title
    }
    const mailbox = titleOf('PO Box 118')
    for (const street of ['P.O. Box #118', 'apartado 7', 'RR 2 Box 18', 'HC-68 Box 4', 'PSC 3 Box 12'])
      expect([street, titleOf(street)]).toEqual([street, mailbox])
    for (const street of ['12 Box Elder Road', '118 Post Street', ''])
      expect([street, titleOf(street)]).not.toEqual([street, mailbox])
  })

  it('has a distinct text for every outcome', () => {
    const titles = outcomeKinds.map((kind) => {
      const parts = { units: [], nearby: null, building: null, via: 'ready', hasOffers: true }
      return outcomeWords[kind]({ brandName: 'Cometa', outcome: { kind, ...parts } as Outcome }).title
    })
    expect(new Set(titles).size).toBe(outcomeKinds.length)
  })
})
