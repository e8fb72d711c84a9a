import { either as E } from 'fp-ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import type { TemplateCalls } from '#core/ports/template-calls.ts'
import { createClient } from './client.ts'

const loadCalls = async (options: Parameters<typeof createClient>[1]): Promise<TemplateCalls> => {
  const { templateCalls } = await import('../contract/calls/template.calls.ts')
  return createClient(templateCalls, options)
}

/** Sends the request of a page by the call that has its method: POST with a body, GET without one. */
export const pageModelOver =
  ({ pageModel, pageModelOf }: TemplateCalls): LoadPageModel =>
  (request) =>
    'body' in request ? pageModel(request) : pageModelOf(request)

/** Creates the call that loads page models. Its record loads on first use; `Unreachable` if that fails. */
export const lazyPageModels =
  (options: Parameters<typeof createClient>[1]): LoadPageModel =>
  (request) =>
  async () => {
    try {
      return await pageModelOver(await loadCalls(options))(request)()
    } catch {
      return E.left({ _tag: 'Unreachable' })
    }
  }
