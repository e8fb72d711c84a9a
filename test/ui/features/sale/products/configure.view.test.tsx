import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { setQuantity, type CartLine } from '#core/cart/cart.ts'
import { type Offer } from '#core/catalog/offer.ts'
import { roomsServed } from '#core/catalog/repeaters.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { cents } from '#core/shared/money.ts'
import { isChosenWithPlans } from '#ui/features/sale/configure/catalog-section.ts'
import { addOnTexts, configureWords, serviceWords } from '#ui/features/sale/configure/es.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { SignalHouse } from '#ui/features/sale/configure/signal-house.view.tsx'
import { money } from '#ui/content/format.ts'
import { ConfigureView, type ConfigureViewProps } from '#ui/features/sale/configure/configure.view.tsx'
import { catalogSectionsOf, monthOf, wantedIn } from '#ui/features/sale/configure/catalog-section.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { specifiedTables } from '#stories/rules/properties/line-tables.oracle.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'
import { expectScreen } from '../../../content/screen-laws.ts'
import { elementsOf, type Element } from '../../../kit/markup.ts'
import { amountsIn, textIn } from '../../../site/markup.ts'
import { offerNamed, sectionsOf } from './storefront-data.builder.ts'

const nothing = (): void => undefined
const gig = offerNamed('internet-gig')
const pod = offerNamed('wifi-pod')

const render = (props: Partial<ConfigureViewProps> = {}): string =>
  renderToStaticMarkup(
    <ConfigureView
      plan={gig}
      sections={[]}
      lineEffect={null}
      saving="saved"
      failure={null}
      onQuantity={nothing}
      onChangePlan={nothing}
      onCustomize={nothing}
      {...props}
    />,
  )

/** The screen of a cart with the given quantities. */
const withCart = (wanted: Readonly<Record<string, number>>, sold = cometa.catalog.offers): string => {
  const lines = Object.entries({ 'internet-gig': 1, ...wanted }).map(([id, quantity]) => ({
    offerId: offerNamed(id).id,
    quantity,
  }))
  return render({ sections: sectionsOf(sold, lines) })
}

const inputsIn = (markup: string): readonly Element[] =>
  elementsOf(markup).filter(({ name }) => name === 'input')

const checkedIn = (markup: string): readonly (string | undefined)[] =>
  inputsIn(markup).flatMap(({ attributes }) =>
    'checked' in attributes ? [`${attributes['name']}: ${attributes['value'] ?? 'yes'}`] : [],
  )

/** Normalizes lines by the rules of carts: at most one of a choice, no add-on without its plan. */
const allowed = (sold: readonly Offer[], lines: readonly CartLine[]): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>((held, { offerId, quantity }) => {
    const next = setQuantity(held, sold, offerId, quantity)
    return next._tag === 'Right' ? next.right : held
  }, [])

const sections = offers.chain((sold) =>
  linesOver(sold).map((lines) => {
    const wanted = allowed(sold, lines)
    return { sold, wanted, sections: sectionsOf(sold, wanted) }
  }),
)

describe('ConfigureView', () => {
  it('meets the screen rules for any offers and selection, and shows only catalogue prices', () =>
    forAllWith(
      { numRuns: 60 },
      sections,
      fc.constantFrom('saved', 'sending', 'stuck'),
      ({ sold, ...shown }, saving) => {
        const markup = render({ sections: shown.sections, saving })
        expectScreen(markup)
        const each = sold.map((offer) => monthlyPrice(offer, 1))
        const all = shown.sections.flatMap(({ plans, addOns }) =>
          [...plans, ...addOns].flat().flatMap(({ price }) => [price.first, price.change?.later ?? 0]),
        )
        const months = shown.sections.map((section) => monthOf(wantedIn(section)))
        const differences = shown.sections.flatMap(({ plans, addOns }) =>
          [...plans, ...addOns].flatMap((group) =>
            group.flatMap((one) => group.map((other) => Math.abs(one.price.first - other.price.first))),
          ),
        )
        const known = new Set<number>([...each, ...all, ...months, ...differences])
        amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
      },
    ))

  it('offers every sold add-on and service', () => {
    const markup = withCart({
      'advanced-wifi': 1,
      'tv-stream': 1,
      'home-phone': 1,
      'mobile-unlimited': 1,
    })
    const names = new Set(inputsIn(markup).flatMap(({ attributes: { name, value } }) => [name, value]))
    const shopped = cometa.catalog.offers.filter((offer) => isChosenWithPlans(offer))
    for (const offer of shopped.filter(({ id, role, lineOfBusiness }) => {
      return id !== pod.id && !(role === 'plan' && lineOfBusiness === 'Internet')
    }))
      expect(names).toContain(offer.id)
    expect(markup).toContain(configureWords.more('pod'))
  })

  it('preselects nothing with a price', () => {
    expect(checkedIn(withCart({}))).toEqual(['TV-plan: none', 'advanced-wifi: no', 'security-suite: no'])
  })

  it('shows the selection as checked, and in the closed summary of its service', () => {
    const markup = withCart({
      'advanced-wifi': 1,
      'tv-stream': 1,
      'disney-basic': 1,
      'home-phone': 1,
      'mobile-unlimited-plus': 4,
    })
    expect(checkedIn(markup)).toEqual([
      'TV-plan: tv-stream',
      'disney: disney-basic',
      'xumo: none',
      'home-phone: yes',
      'Mobile-plan: mobile-unlimited-plus',
      'advanced-wifi: yes',
      'security-suite: no',
    ])
    const closed = elementsOf(markup)
      .filter(({ name }) => name === 'summary')
      .map(({ text }) => text)
    expect(closed[0]).toContain(`TV Stream · Disney+ Basic · ${money(cents(4_799)).text}`)
    expect(closed[2]).toContain('$100.00')
  })

  it('offers a plan’s add-ons only with the plan selected (CRT-05)', () => {
    expect(withCart({})).not.toContain('Disney+')
    expect(withCart({ 'tv-stream': 1 })).toContain('Disney+ Premium')
    expect(withCart({})).not.toContain('Llamadas internacionales')
    expect(withCart({ 'home-phone': 1 })).toContain('Llamadas internacionales')
  })

  it('shows what an alternative costs more or less than the selected offer (CRT-12)', () => {
    const dearer = textIn(withCart({ 'tv-stream': 1, 'disney-basic': 1 }))
    expect(dearer).toContain(configureWords.price.swap(600))
    expect(textIn(withCart({ 'tv-stream': 1, 'disney-premium': 1 }))).toContain(
      configureWords.price.swap(-600),
    )
    expect(configureWords.price.swap(600)).toBe('$6.00 más que lo que tienes')
    expect(textIn(withCart({}))).not.toContain('que lo que tienes')
  })

  it('shows the price of all lines with internet for every mobile plan, and that Plus needs internet (CAT-05, MOB-03)', () => {
    for (let count = 1; count <= 10; count += 1) {
      const text = textIn(withCart({ 'mobile-unlimited': count }))
      for (const table of ['bundled', 'bundledPlus'] as const) {
        const amount = `$${(specifiedTables[table].dollars[count - 1] ?? 0).toFixed(2)}`
        expect(text).toContain(`${count} ${count === 1 ? 'línea' : 'líneas'}: ${amount} al mes`)
      }
      expect(text).toContain(configureWords.companions.requires.Internet)
    }
  })

  it('explains lines that internet makes more expensive (PRC-16)', () => {
    const effect = { lines: 2, together: cents(6_000), alone: cents(3_000), internetOff: cents(2_000) }
    const markup = (lineEffect: ConfigureViewProps['lineEffect']): string =>
      textIn(
        render({
          sections: sectionsOf(cometa.catalog.offers, [{ offerId: gig.id, quantity: 1 }]),
          lineEffect,
        }),
      )
    expect(markup(effect)).toContain(configureWords.lineEffect(effect))
    expect(configureWords.lineEffect(effect)).toContain('$20.00 menos')
    expect(configureWords.lineEffect({ ...effect, internetOff: cents(0) })).not.toContain('menos')
    expect(markup(null)).not.toContain('sin internet, $')
  })

  it('shows the suggested price struck through, the price of a new customer, and instalments with their months (CAT-02 to CAT-04)', () => {
    const suite = offerNamed('security-suite')
    const sections = catalogSectionsOf([gig, suite], [{ offerId: gig.id, quantity: 1 }], () => ({
      first: cents(300),
      change: null,
      saved: cents(0),
    }))
    const shown = render({ sections })
    expect(shown).toMatch(/<s [^>]*>.*\$8\.00<\/span><\/s>/)
    expect(textIn(shown)).toContain(configureWords.price.newCustomers)
    expect(withCart({})).not.toContain(configureWords.price.newCustomers)
    expect(textIn(withCart({ 'tv-stream': 1 }))).toContain('al mes por 12 meses')
  })

  it('has what the visitor has, then the other services, the WiFi, and the extras in one line each', () => {
    const names = elementsOf(withCart({ 'advanced-wifi': 1 }))
      .filter(({ name }) => /^h[23]$/.test(name))
      .map(({ text }) => text)
    expect(names).toEqual([
      configureWords.companions.title,
      serviceNames.TV,
      serviceNames.Voice,
      serviceNames.Mobile,
      addOnTexts['advanced-wifi'].question,
      addOnTexts['wifi-pod'].question,
      'Suite de seguridad',
      addOnTexts['security-suite'].question,
    ])
  })

  it('requests the rooms of buyers with WiFi equipment, pods or an account, not with their own equipment (CAT-13)', () => {
    const { question } = addOnTexts['wifi-pod']
    expect(withCart({})).not.toContain(question)
    expect(withCart({ 'advanced-wifi': 1 })).toContain(question)
    expect(withCart({ 'wifi-pod': 1 })).toContain(question)
    const ofAccount = cometa.catalog.offers.map((offer) =>
      offer.id === pod.id ? { ...offer, limit: 2, accountLimit: offer.limit } : offer,
    )
    expect(withCart({}, ofAccount)).toContain(question)
    const withoutEquipment = cometa.catalog.offers.filter(({ id }) => id !== 'advanced-wifi')
    expect(withCart({}, withoutEquipment)).toContain(question)
  })

  it('suggests for the rooms that the pods in the cart serve as many pods (CAT-13)', () => {
    for (let quantity = 1; quantity <= pod.limit; quantity += 1)
      expect(withCart({ 'wifi-pod': quantity })).toContain(
        configureWords.suggestion(roomsServed(quantity), quantity, addOnTexts['wifi-pod']),
      )
  })

  it('opens no service on its own, so that internet alone is short', () => {
    const details = elementsOf(withCart({ 'tv-stream': 1 })).filter(({ name }) => name === 'details')
    expect(details).toHaveLength(4)
    expect(details.some(({ attributes }) => 'open' in attributes)).toBe(false)
  })

  it('omits services that are unavailable at the address', () => {
    const internet = cometa.catalog.offers.filter(({ lineOfBusiness }) => lineOfBusiness === 'Internet')
    const markup = withCart({}, internet)
    expect(elementsOf(markup).filter(({ name }) => name === 'details')).toHaveLength(1)
    expect(markup).not.toContain(configureWords.companions.title)
  })

  it('draws one repeater per selected unit, up to the limit (CRT-02)', () => {
    const drawn = (quantity: number): number =>
      [
        ...renderToStaticMarkup(<SignalHouse repeaters={quantity} isStrong />).matchAll(
          /class="[^"]*pod[^"]*"/g,
        ),
      ].length
    const bare = drawn(0)
    for (let quantity = 0; quantity <= pod.limit; quantity += 1) expect(drawn(quantity)).toBe(bare + quantity)
  })

  it('draws one phone per selected line', () => {
    const drawn = (quantity: number): number =>
      elementsOf(withCart({ 'mobile-unlimited': quantity })).filter(({ name }) => name === 'rect').length
    for (let quantity = 0; quantity <= 10; quantity += 1) expect(drawn(quantity)).toBe(quantity)
  })

  it('limits a quantity to zero and the maximum, and states the value', () => {
    const counts = [
      { id: 'wifi-pod', words: { one: 'pod', many: 'pods' } },
      { id: 'mobile-unlimited', words: serviceWords.Mobile },
    ]
    for (const { id, words } of counts) {
      const { limit } = offerNamed(id)
      for (const quantity of [0, 1, limit]) {
        const markup = withCart({ 'advanced-wifi': 1, [id]: quantity })
        const stopped = elementsOf(markup).filter(
          ({ name, attributes }) => name === 'button' && attributes['aria-disabled'] === 'true',
        )
        expect(stopped).toHaveLength(quantity === 0 || quantity === limit ? 2 : 1)
        expect(markup).toContain(configureWords.count(quantity, words))
      }
    }
  })

  it('says whether the cart is saved', () => {
    expect(render({ saving: 'saved' })).toContain(configureWords.saved)
    expect(render({ saving: 'sending' })).toContain(configureWords.saving)
    expect(render({ saving: 'stuck' })).not.toContain(configureWords.saved)
  })
})
