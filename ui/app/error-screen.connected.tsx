import { type ErrorComponentProps, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { errorPageWords, errorWords } from '#ui/content/es/common.ts'
import { AppFrame } from './app-frame.view.tsx'
import { TroubleView } from './trouble.view.tsx'

/** What is shown in place of a screen that broke: a defect, so nothing of it is said but that it happened. */
export const BrokenScreen = ({ reset }: ErrorComponentProps) => {
  const { brand } = useRouteContext({ from: rootRouteId })
  const router = useRouter()
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <TroubleView
      {...errorWords.unexpected}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
      onRetry={retry}
    />
  )
}

/** The same when the frame itself broke. */
export const BrokenApp = (props: ErrorComponentProps) => {
  const { brand } = useRouteContext({ from: rootRouteId })
  return (
    <AppFrame brand={brand}>
      <BrokenScreen {...props} />
    </AppFrame>
  )
}
