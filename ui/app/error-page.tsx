import { errorPageWords, errorWords } from '#ui/content/es/common.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { errorQuerySchema } from './error-query.ts'
import type { ScreenProps } from './router.ts'
import { TroubleView } from './trouble.view.tsx'

/** The page of a known error. */
export const ErrorPage = ({ brand, search }: ScreenProps) => {
  const { message } = errorQuerySchema.parse(search)
  return (
    <TroubleView
      {...errorWords[message]}
      scene={<Scene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
    />
  )
}
