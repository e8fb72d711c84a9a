import { errorParameters } from '#core/query/query-parameters.ts'
import { paths } from '#core/routes/routes.ts'
import { lazyHumanCheck } from '../browser/lazy-human-check.ts'

/** Creates the human check of a document. A visitor who is blocked comes to the error page. */
export const documentHumanCheck = (): Omit<ReturnType<typeof lazyHumanCheck>, 'whenBlocked'> => {
  const { whenBlocked, ...check } = lazyHumanCheck()
  whenBlocked(() => window.location.assign(`${paths.error}?${errorParameters.message}=human`))
  return check
}
