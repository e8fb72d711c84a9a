import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'
import { brand } from '#adapters/brand/brand.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { hasLabel } from '#core/label/label.ts'
import { why } from '#core/pricing/why.ts'
import { PlanLabel } from '#ui/features/shared/label.view.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { CartSummary, namesOf, type PricedInput } from './cart-summary.tsx'
import { DerivationTable } from './derivation-table.tsx'
import { labCart, type LabCart } from './lab-cart.ts'
import { argsOf, labControls, wantedLines, type LabArgs } from './lab-controls.ts'
import * as css from './lab.css.ts'
import { labWords } from './lab-words.ts'
import { LedgerChart } from './ledger-chart.tsx'
import { NearMisses } from './near-misses.tsx'

type Priced = Extract<LabCart, { readonly _tag: 'Priced' }>

const { catalog } = brand

const Derived = ({ input }: PricedInput) => {
  const explained = why(input)
  return explained._tag === 'Left' ? null : <DerivationTable why={explained.right} nameOf={namesOf(input)} />
}

const Missed = ({ input }: PricedInput) => {
  const explained = why(input)
  return explained._tag === 'Left' ? null : <NearMisses input={input} why={explained.right} />
}

const Labels = ({ quote }: PricedInput) => {
  const plans = quote.lines.flatMap(({ offerId }) => {
    const offer = findOffer(catalog.offers, offerId)
    return offer?.role === 'plan' && hasLabel(offer) ? [offerId] : []
  })
  if (plans.length === 0) return <p>{labWords.noLabel}</p>
  return plans.map((offerId) => <PlanLabel key={offerId} offerId={offerId} catalog={catalog} />)
}

/** Renders a part of the lab for the cart of the controls, or the rule that refuses the cart. */
const showing = (Part: FunctionComponent<Priced>) => (args: LabArgs) => {
  const cart = labCart(wantedLines(args), args)
  return cart._tag === 'Priced' ? (
    <main className={css.stack}>
      <Part {...cart} />
    </main>
  ) : (
    <Notice tone="danger" title={labWords.refused.title}>
      <p>{labWords.refused.body}</p>
      <code className={css.id}>{JSON.stringify(cart.failure)}</code>
    </Notice>
  )
}

const [bundle] = catalog.bundles

const meta: Meta<LabArgs> = {
  title: 'Reglas/Carrito',
  argTypes: labControls,
  args: argsOf(bundle?.offers ?? []),
}

export default meta

type Story = StoryObj<LabArgs>

const showCart = showing((cart) => (
  <>
    <CartSummary {...cart} />
    <LedgerChart {...cart} start={cart.orderedOn} />
  </>
))

export const Builder: Story = { name: 'Arma un carrito', render: showCart }

export const Ledger: Story = {
  name: 'El precio mes a mes',
  render: showing((cart) => <LedgerChart {...cart} start={cart.orderedOn} />),
}

export const Derivation: Story = { name: 'De dónde sale cada precio', render: showing(Derived) }

export const Label: Story = { name: 'La etiqueta de banda ancha', render: showing(Labels) }

export const Misses: Story = { name: 'Descuentos que casi se aplican', render: showing(Missed) }

const plan = catalog.offers.find(({ role }) => role === 'plan')
const addOn = catalog.offers.find(({ role }) => role === 'addOn')

export const PlanAlone: Story = {
  name: 'Un plan solo',
  args: argsOf([plan?.id ?? '']),
  render: showing(Missed),
}

export const Empty: Story = { name: 'Un carrito vacío', args: argsOf([]), render: showCart }

export const Refused: Story = {
  name: 'Un carrito que no se puede comprar',
  args: argsOf([addOn?.id ?? '']),
  render: showCart,
}
