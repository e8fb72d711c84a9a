import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Offer } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { configureWords } from '#ui/content/es/configure.ts'
import type { ConfigureViewProps } from '#ui/features/configure/configure.view.tsx'
import { ConfigureView } from '#ui/features/configure/configure.view.tsx'
import { offers } from '#test/arbitraries/offer.arbitrary.ts'
import { expectScreen } from '../content/screen-laws.ts'
import { elementsOf } from '../kit/markup.ts'
import { amountsIn } from '../site/markup.ts'
import { offerNamed } from './shelf.builder.ts'

const nothing = (): void => undefined
const gig = offerNamed('internet-gig')
const pod = offerNamed('wifi-pod')
const wifi = offerNamed('advanced-wifi')

const render = (props: Partial<ConfigureViewProps> = {}): string =>
  renderToStaticMarkup(
    <ConfigureView
      plan={gig}
      addOns={[]}
      saving="saved"
      failure={null}
      onQuantity={nothing}
      onChangePlan={nothing}
      {...props}
    />,
  )

const checkedIn = (markup: string): readonly (string | undefined)[] =>
  elementsOf(markup).flatMap(({ name, attributes }) =>
    name === 'input' && 'checked' in attributes ? [attributes['value']] : [],
  )

describe('ConfigureView', () => {
  it('keeps the laws of a screen with any add-ons in any quantity', () => {
    const addOn = (offer: Offer) =>
      fc.integer({ min: 0, max: offer.limit }).map((quantity) => ({ offer, quantity }))
    const addOns = offers.chain((sold) => fc.tuple(...sold.map(addOn)))
    fc.assert(
      fc.property(addOns, fc.constantFrom('saved', 'sending', 'stuck'), (chosen, saving) => {
        const markup = render({ addOns: chosen, saving })
        expectScreen(markup)
        const known = new Set<number>(chosen.map(({ offer }) => monthlyPrice(offer, 1)))
        amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
      }),
      { numRuns: 60 },
    )
  })

  it('asks yes or no for what can be had once, with the answer that is in the cart', () => {
    expect(checkedIn(render({ addOns: [{ offer: wifi, quantity: 0 }] }))).toEqual(['no'])
    expect(checkedIn(render({ addOns: [{ offer: wifi, quantity: 1 }] }))).toEqual(['yes'])
  })

  it('draws a repeater in one room more for each that is wanted, up to the limit (CRT-02)', () => {
    const drawn = (quantity: number): number =>
      [...render({ addOns: [{ offer: pod, quantity }] }).matchAll(/class="[^"]*pod[^"]*"/g)].length
    const bare = drawn(0)
    for (let quantity = 0; quantity <= pod.limit; quantity += 1) expect(drawn(quantity)).toBe(bare + quantity)
  })

  it('stops the count at nothing and at the limit, and says how many there are', () => {
    for (const quantity of [0, 1, pod.limit]) {
      const markup = render({ addOns: [{ offer: pod, quantity }] })
      const stopped = elementsOf(markup).filter(
        ({ name, attributes }) => name === 'button' && attributes['aria-disabled'] === 'true',
      )
      expect(stopped).toHaveLength(quantity === 0 || quantity === pod.limit ? 1 : 0)
      expect(markup).toContain(quantity === 1 ? '1 pod' : `${quantity} pods`)
    }
  })

  it('says whether the cart is saved', () => {
    expect(render({ saving: 'saved' })).toContain(configureWords.saved)
    expect(render({ saving: 'sending' })).toContain(configureWords.saving)
    expect(render({ saving: 'stuck' })).not.toContain(configureWords.saved)
  })
})
