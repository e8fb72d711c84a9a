import { rootRouteId, useRouteContext, useSearch } from '@tanstack/react-router'
import { errorPageWords, errorWords } from '#ui/content/es/common.ts'
import { LateScene } from '#ui/features/late-scene.tsx'
import { errorQuerySchema } from './error-query.ts'
import { TroubleView } from './trouble.view.tsx'

/** The page of a known error. */
export const ErrorPage = () => {
  const { brand } = useRouteContext({ from: rootRouteId })
  const { message } = errorQuerySchema.parse(useSearch({ strict: false }))
  return (
    <TroubleView
      {...errorWords[message]}
      scene={<LateScene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
    />
  )
}
