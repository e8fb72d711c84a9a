import { useSyncExternalStore, type ComponentType } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { SaleFrameConnected } from '#ui/app/sale-frame.connected.tsx'
import { CheckoutConnected } from '#ui/features/checkout/checkout.connected.tsx'
import { ConfigureConnected } from '#ui/features/configure/configure.connected.tsx'
import { ConfirmationConnected } from '#ui/features/confirmation/confirmation.connected.tsx'
import { LocalizationConnected } from '#ui/features/localization/localization.connected.tsx'
import { OrderConnected } from '#ui/features/order/order.connected.tsx'
import { OutcomeConnected } from '#ui/features/outcome/outcome.connected.tsx'
import { PaymentConnected } from '#ui/features/payment/payment.connected.tsx'
import { ProductsConnected } from '#ui/features/products/products.connected.tsx'
import { ScheduleConnected } from '#ui/features/schedule/schedule.connected.tsx'
import type { Stage } from './stage.ts'

type Screen = ComponentType<{ readonly sale: Sale; readonly brand: Brand }>

const ordering = (Filling: Screen): Screen =>
  function OrderingScreen(props) {
    return (
      <>
        <Filling {...props} />
        <OrderConnected {...props} />
      </>
    )
  }

const screens: Record<SaleStep, Screen> = {
  address: LocalizationConnected,
  outcome: OutcomeConnected,
  products: ProductsConnected,
  configure: ConfigureConnected,
  checkout: CheckoutConnected,
  payment: ordering(PaymentConnected),
  schedule: ordering(ScheduleConnected),
  confirmation: ConfirmationConnected,
}

/** The application on a stage: the screen of the step the sale is at, in its frames. Pressing goes on with the sale. */
export const StagedApp = ({ stage: { sale, brand } }: { readonly stage: Stage }) => {
  const step = useSyncExternalStore(sale.subscribe, sale.step)
  const Screen = screens[step]
  return (
    <AppFrame brand={brand}>
      <SaleFrameConnected sale={sale} brand={brand} step={step}>
        <Screen sale={sale} brand={brand} />
      </SaleFrameConnected>
    </AppFrame>
  )
}
