import { rootRouteId, useRouteContext, useLocation, useRouter } from '@tanstack/react-router'
import { errorParameters } from '#core/query/query-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import type { ErrorCode } from '#ui/content/es/shared/common.ts'
import { brokenWords, errorPageWords } from '#ui/content/es/shared/common.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { errorQuerySchema } from './error-query.ts'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { TroubleView } from './trouble.view.tsx'

/** The errors that may be gone when the visitor returns to the page before. */
const retriedCodes: readonly ErrorCode[] = ['session-status', 'install-options', 'checkout', 'page', 'human']

/** The page of an error code. */
export const ErrorPage = () => {
  useLanguage()
  const { brand } = useRouteContext({ from: rootRouteId })
  const { history } = useRouter()
  const query = parseQuery(useLocation({ select: ({ searchStr }) => searchStr }))
  const { message } = errorQuerySchema.parse(readParameters(errorParameters, query))
  return (
    <TroubleView
      {...(message === 'unexpected' ? brokenWords : errorWords[message])}
      scene={<LazyScene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
      onRetry={retriedCodes.includes(message) && history.canGoBack() ? () => history.back() : undefined}
    />
  )
}
