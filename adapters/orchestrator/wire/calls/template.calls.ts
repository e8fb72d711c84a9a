import type { PageBodies, PageQueries } from '#core/template/asked-page.ts'
import { pageBodies, pageQueries } from '../entities/asked-page.ts'
import { pageModel } from '../entities/template.ts'
import { byEndpoint } from '../endpoint.shape.ts'
import type { Contract } from '../record.ts'
import { STORE_CALL_MS } from '../record.ts'

export const templateCalls = {
  pageModel: {
    summary: 'The model of a page that is asked for with a body; all of them are pages of a sale',
    method: 'POST',
    path: 'template/{endpoint}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND', 'STEP_MISSING'],
    request: byEndpoint<'body', PageBodies>('body', pageBodies),
    response: pageModel,
  },

  pageModelOf: {
    summary:
      'The model of a page without a body: of a sale within its session; of calculator, mobile shop and portal (words alone) without',
    method: 'GET',
    path: 'template/{endpoint}',
    session: 'optional',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND', 'STEP_MISSING'],
    request: byEndpoint<'query', PageQueries>('query', pageQueries),
    response: pageModel,
  },
} satisfies Partial<Contract>
