import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { addressContentOf } from '#adapters/provider/address/address-dialog.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { storedKeys } from '#core/localization/stored-keys.ts'
import { returnHref } from '#core/routes/localization-link.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { loadSuggestField } from '#ui/features/sale/localization/suggest-field.tsx'
import { openAddressDialog } from '#ui/site/islands/address-dialog.island.tsx'
import type { AddressPorts } from '#ui/site/islands/mount.ts'
import { showReturning } from '#ui/site/islands/returning-visitor.ts'
import { enhanceTabs } from '#ui/site/islands/tabs.ts'
import { Page } from '#ui/site/page.tsx'
import { writePage } from '#ui/site/site-records.ts'
import { createStage } from '../stage/stage.ts'

const order: PageRecord = {
  ...writePage(brand, '/').page,
  sections: [
    {
      kind: 'intro',
      title: 'Pide tu servicio',
      lead: 'Para tu casa en línea; para tu negocio, por teléfono.',
    },
    {
      kind: 'order',
      id: 'pedido',
      heading: 'Empieza aquí',
      lead: 'Elige para quién es el servicio.',
      business: {
        title: 'Internet para tu negocio',
        subtitle: 'Un asesor arma tu plan por teléfono, en español.',
      },
    },
  ],
}

const saved: AddressForm = { street: '742 Magnolia Street', unit: '', zip: '33130' }
const stored = new Map<string, string>([
  [storedKeys.street, saved.street],
  [storedKeys.zip, saved.zip],
  [storedKeys.cart, '{}'],
])

/** The ports of the islands over a provider in this page. */
const portsOf = (): AddressPorts => {
  const { ports } = createStage()
  return {
    ...ports,
    prepareHumanCheck: () => undefined,
    brand,
    addressContent: () => () => Promise.resolve({ _tag: 'Right', right: addressContentOf(brand) }),
  }
}

const placeNamed = (selector: string): HTMLElement => {
  const place = document.querySelector<HTMLElement>(selector)
  if (place === null) throw new Error(`the page has no ${selector}`)
  return place
}

const showStored = (): void =>
  showReturning(
    placeNamed('[data-returning]'),
    (key) => stored.get(key) ?? null,
    (form) => openAddressDialog(portsOf(), form),
  )

const close = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: commonWords.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Closes a dialog that a story leaves open. It is outside the story's element. */
const closeLeft = (): void => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
}

const meta = {
  title: 'Pantallas/Portada con script',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: writePage(brand, '/').page },
  beforeEach: () => closeLeft,
  loaders: [async () => ({ code: await loadSuggestField() })],
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Returning: Story = {
  name: 'Visita que vuelve',
  tags: ['visual'],
  play: async () => {
    showStored()
    await expect(screen.getByRole('link', { name: sectionWords.continueOrder })).toHaveAttribute(
      'href',
      returnHref(saved, []),
    )
    await expect(screen.queryByLabelText(localizationWords.street, { selector: 'input' })).not.toBeVisible()
  },
}

export const SavedAddress: Story = {
  name: 'Dirección guardada',
  play: async () => {
    showStored()
    await userEvent.click(screen.getByRole('button', { name: sectionWords.savedAddress }))
    const dialog = await screen.findByRole('dialog', { name: localizationWords.savedTitle })
    await expect(dialog.querySelector('input')).toHaveValue(saved.street)
  },
}

export const Dialog: Story = {
  name: 'Diálogo de dirección',
  play: async () => {
    const ports = portsOf()
    for (const _round of [1, 2]) {
      openAddressDialog(ports, null)
      await screen.findByRole('dialog', { name: '¿Qué llega a tu dirección?' })
      await close()
    }
    openAddressDialog(ports, null)
    await screen.findByRole('dialog', { name: '¿Qué llega a tu dirección?' })
  },
}

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name })

export const OrderPlain: Story = { name: 'Pedido sin script', args: { page: order } }

export const OrderHome: Story = {
  name: 'Pedido para el hogar',
  tags: ['visual'],
  args: { page: order },
  play: async () => {
    enhanceTabs(placeNamed('[data-tabs]'))
    await expect(screen.getByRole('tabpanel', { name: sectionWords.homeTab })).toBeVisible()
  },
}

export const OrderBusiness: Story = {
  name: 'Pedido para un negocio',
  args: { page: order },
  play: async () => {
    enhanceTabs(placeNamed('[data-tabs]'))
    await userEvent.click(tab(sectionWords.homeTab))
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(sectionWords.businessTab)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowLeft}')
    await expect(tab(sectionWords.businessTab)).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('tabpanel', { name: sectionWords.businessTab })).toBeVisible()
    await expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  },
}
