import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { orderPaths } from '../journeys/paths.ts'
import { wordy } from '../stage/brands.ts'
import { GIG, customer, settled } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { addressWithOutcome } from '../stage/buyer.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: orderPaths.windows }),
  title: 'Pantallas/Visita',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con horarios' }

export const Loading: Story = { name: 'Buscando', args: { path: orderPaths.details } }

/** Another day is selected by keys: its first free window is selected, and not reserved yet. */
export const OtherDay: Story = {
  name: 'Otro día',
  args: {
    press: async () => {
      screen.getByRole('button', { name: /^jueves 19/ }).focus()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await screen.findByText(scheduleWords.hold)
    },
  },
}

/** Continuing reserves the selected window. */
export const Confirming: Story = {
  name: 'Guardando',
  args: { path: [...orderPaths.windows, 'window.confirmed'] },
}

export const Held: Story = { name: 'Con visita guardada', tags: ['visual'], args: { path: orderPaths.visit } }

export const Gone: Story = {
  name: 'Otro tomó el lugar',
  args: {
    path: [...orderPaths.windows, 'window.chosen', 'holdWindow: Refused WINDOW_GONE', 'loadWindows: answers'],
  },
}

export const Full: Story = {
  name: 'Todo lleno',
  args: { path: [...orderPaths.details, 'loadWindows: answers without a place'] },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { path: [...orderPaths.details, 'loadWindows: Unreachable'] },
}

/** Goes to the visit of a home whose network is still to come. */
const openSiteVisit = async (stage: Stage): Promise<void> => {
  const { actor, checkout, localization, shopping } = stage.sale
  localization.send({ type: 'address.submitted', address: addressWithOutcome('preSale') })
  await waitFor(shopping, (snapshot) => snapshot.matches('open'))
  actor.send({ type: 'step.requested', step: 'products' })
  actor.send({ type: 'plan.chosen', offerId: GIG })
  await waitFor(actor, isSaved)
  actor.send({ type: 'configuration.confirmed' })
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'))
  checkout.send({ type: 'installOption.chosen', kind: 'professional' })
  const { context } = await waitFor(checkout, (snapshot) => snapshot.context.installKind !== null)
  checkout.send({
    type: 'details.submitted',
    customer,
    risk: settled,
    agreements: requiredAgreements(context.agreements),
  })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: { schedule: 'choosing' } }))
}

export const SiteVisit: Story = {
  name: 'Visita previa',
  tags: ['every-width'],
  args: { journey: 'localization', path: [], prepare: openSiteVisit },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }
