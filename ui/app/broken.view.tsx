import type { Brand } from '#core/brand/brand.ts'
import { errorPageWords, errorWords } from '#ui/content/es/common.ts'
import { AppFrame } from './app-frame.view.tsx'
import { TroubleView } from './trouble.view.tsx'

export type BrokenProps = { readonly brand: Brand; readonly onRetry: () => void }

/** What is shown in place of a screen that broke or did not come: a defect, so nothing of it is said but that it happened. */
export const BrokenScreen = ({ brand, onRetry }: BrokenProps) => (
  <TroubleView
    {...errorWords.unexpected}
    next={errorPageWords.startOver}
    phone={brand.phones.sales}
    onRetry={onRetry}
  />
)

/** The same when the frame itself broke. */
export const BrokenApp = (props: BrokenProps) => (
  <AppFrame brand={props.brand}>
    <BrokenScreen {...props} />
  </AppFrame>
)
