import type { PageBodies, PageQueries } from '#core/template/page-request.ts'
import { pageBodies, pageQueries } from '../entities/page-request.ts'
import { pageModel } from '../entities/template.ts'
import { byEndpoint } from '../endpoint.shape.ts'
import type { Contract } from '../record.ts'
import { STORE_CALL_MS } from '../record.ts'

export const templateCalls = {
  pageModel: {
    summary: 'Returns the model of a page whose request has a body; all of them are pages of a sale',
    method: 'POST',
    path: 'template/{endpoint}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND', 'STEP_MISSING'],
    request: byEndpoint<'body', PageBodies>('body', pageBodies),
    response: pageModel,
  },

  pageModelOf: {
    summary:
      'Returns the model of a page without a request body: pages of a sale need a session; calculator, mobile shop and portal (texts only) need none',
    method: 'GET',
    path: 'template/{endpoint}',
    session: 'optional',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND', 'STEP_MISSING'],
    request: byEndpoint<'query', PageQueries>('query', pageQueries),
    response: pageModel,
  },
} satisfies Partial<Contract>
