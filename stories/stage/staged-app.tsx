import { useSyncExternalStore, type ComponentType } from 'react'
import type { AppContext } from '#ui/app/app-context.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { loadScreen } from '#ui/app/load-screen.tsx'
import { SaleFrameConnected } from '#ui/app/sale-frame.connected.tsx'
import { screens } from '#ui/app/screens.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { LocalizationConnected } from '#ui/features/sale/localization/localization.connected.tsx'
import type { Stage } from './stage.ts'

export type LoadedScreens = Readonly<Record<SaleStep, ComponentType<AppContext>>>

/** Loads the application's screens. The address screen comes without its query, because a stage has no router. */
export const loadScreens = async (): Promise<LoadedScreens> => {
  const loaded = await Promise.all(
    saleSteps.map(
      async (step) =>
        [step, step === 'address' ? LocalizationConnected : await loadScreen(screens[step])] as const,
    ),
  )
  return Object.fromEntries(loaded) as LoadedScreens
}

type StagedAppProps = { readonly stage: Stage; readonly screens: LoadedScreens }

/** The application on a stage: the screen of the current step in its frames. Its buttons control the sale. */
export const StagedApp = ({ stage: { sale, brand }, screens: loaded }: StagedAppProps) => {
  const step = useSyncExternalStore(sale.subscribe, sale.step)
  const Screen = loaded[step]
  return (
    <AppFrame brand={brand}>
      <SaleFrameConnected sale={sale} brand={brand} step={step}>
        <Screen sale={sale} brand={brand} />
      </SaleFrameConnected>
    </AppFrame>
  )
}
