import { type ErrorComponentProps, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { brokenWords, errorPageWords } from '#ui/content/es/shared/common.ts'
import { AppFrame } from './app-frame.view.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { TroubleView } from './trouble.view.tsx'

/** The error boundary of a screen. It shows no detail, because the cause is a defect. */
export const BrokenScreen = ({ reset }: ErrorComponentProps) => {
  useLanguage()
  const { brand } = useRouteContext({ from: rootRouteId })
  const router = useRouter()
  const retry = async (): Promise<void> => {
    // The router remembers that the code of a screen did not load until that code is preloaded.
    await Promise.all(
      router.state.matches.map(async ({ routeId }) => {
        await router.routesById[routeId]?.options.component?.preload?.()
      }),
    )
    reset()
    await router.invalidate()
  }
  return (
    <TroubleView
      {...brokenWords}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
      onRetry={() => void retry()}
    />
  )
}

/** The error boundary of the frame. */
export const BrokenApp = (props: ErrorComponentProps) => {
  const { brand, chooseLanguage } = useRouteContext({ from: rootRouteId })
  return (
    <AppFrame brand={brand} onLanguage={chooseLanguage}>
      <BrokenScreen {...props} />
    </AppFrame>
  )
}
