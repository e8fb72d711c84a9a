import { rootRouteId, useRouteContext, useSearch } from '@tanstack/react-router'
import { errorPageWords, errorWords } from '#ui/content/es/shared/common.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { errorQuerySchema } from './error-query.ts'
import { TroubleView } from './trouble.view.tsx'

/** The page of an error code. */
export const ErrorPage = () => {
  const { brand } = useRouteContext({ from: rootRouteId })
  const { message } = errorQuerySchema.parse(useSearch({ strict: false }))
  return (
    <TroubleView
      {...errorWords[message]}
      scene={<LazyScene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
    />
  )
}
