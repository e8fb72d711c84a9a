import { createClient } from '#adapters/orchestrator/client.ts'
import { contract } from '#adapters/contract/contract.ts'
import type { SessionMark } from '#core/ports/session-mark.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'

export type Script = (request: Request, attempt: number) => Promise<Response>

/** A client over scripted answers, and what it sent. */
export const scripted = (
  script: Script,
  sessionMark?: SessionMark,
): { readonly client: Orchestrator; readonly sent: Request[] } => {
  const sent: Request[] = []
  const fetch = (request: Request): Promise<Response> => {
    sent.push(request)
    return script(request, sent.length)
  }
  const client = createClient(contract, {
    baseUrl: 'http://store.example/api/',
    fetch,
    retryDelay: () => 0,
    ...(sessionMark === undefined ? {} : { sessionMark }),
  })
  return { client, sent }
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

export const refusal = (status: number, code: string): Response => json(status, { code, requestId: 'r-1' })

/** Answers only by giving up, as a black hole does. */
export const silence: Script = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
  })
