import type { ComponentType } from 'react'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { SceneName } from '#core/brand/illustration.ts'
import type { AppContext } from './app-context.ts'

/** Code that a screen needs only after the visitor presses something. The composition root loads it. */
export type PrefetchPart = 'cardEncryption' | 'checkout'

export type Screen = {
  readonly load: () => Promise<ComponentType<AppContext>>
  /** The drawing that the screen shows. */
  readonly scene?: SceneName
  /** The order is shown next to the screen. */
  readonly showsOrder?: true
  /** While an order is in progress, its progress covers the screen. */
  readonly showsProgress?: true
  readonly prefetch?: readonly PrefetchPart[]
}

/** The screen of each step of the sale. Titles and trail labels are in `ui/content`. */
export const screens: Readonly<Record<SaleStep, Screen>> = {
  address: {
    load: async () => (await import('./localization-screen.tsx')).LocalizationScreen,
    scene: 'enterAddress',
  },
  outcome: {
    load: async () => (await import('#ui/features/sale/outcome/outcome.connected.tsx')).OutcomeConnected,
  },
  bundle: {
    load: async () => (await import('#ui/features/sale/bundle/bundle.connected.tsx')).BundleConnected,
    scene: 'bundle',
  },
  serviceSelection: {
    load: async () =>
      (await import('#ui/features/sale/service-selection/service-selection.connected.tsx'))
        .ServiceSelectionConnected,
    scene: 'serviceSelection',
  },
  bulkIncluded: {
    load: async () =>
      (await import('#ui/features/sale/bulk-included/bulk-included.connected.tsx')).BulkIncludedConnected,
    scene: 'bulkIncluded',
  },
  included: {
    load: async () => (await import('#ui/features/sale/included/included.connected.tsx')).IncludedConnected,
    scene: 'serviceable',
  },
  cartDetails: {
    load: async () =>
      (await import('#ui/features/sale/cart-details/cart-details.connected.tsx')).CartDetailsConnected,
    scene: 'serviceable',
  },
  customize: {
    load: async () =>
      (await import('#ui/features/sale/customize/customize.connected.tsx')).CustomizeConnected,
    scene: 'serviceable',
    showsOrder: true,
  },
  products: {
    load: async () => (await import('#ui/features/sale/products/products.connected.tsx')).ProductsConnected,
  },
  configure: {
    load: async () =>
      (await import('#ui/features/sale/configure/configure.connected.tsx')).ConfigureConnected,
    showsOrder: true,
    prefetch: ['checkout'],
  },
  checkout: {
    load: async () => (await import('#ui/features/sale/checkout/checkout.connected.tsx')).CheckoutConnected,
    showsOrder: true,
    prefetch: ['cardEncryption'],
  },
  schedule: {
    load: async () => (await import('#ui/features/sale/schedule/schedule.connected.tsx')).ScheduleConnected,
    showsOrder: true,
    scene: 'schedule',
  },
  payment: {
    load: async () => (await import('#ui/features/sale/payment/payment.connected.tsx')).PaymentConnected,
    showsOrder: true,
    scene: 'payment',
    showsProgress: true,
    prefetch: ['cardEncryption'],
  },
  confirmation: {
    load: async () =>
      (await import('#ui/features/sale/confirmation/confirmation.connected.tsx')).ConfirmationConnected,
    scene: 'confirmation',
    showsProgress: true,
  },
}
