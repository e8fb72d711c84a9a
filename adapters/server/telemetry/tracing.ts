import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'

export type EndedWith = { readonly route: string; readonly method: string; readonly status: number }

/** A request that is traced, until it is ended. */
export type RequestSpan = {
  readonly traceId: string
  /** Does something as part of the request. */
  readonly within: (work: () => void) => void
  readonly end: (how: EndedWith) => void
}

/** Spans say what was done and how it ended: names and statuses, never an id, a body, a query or an error's message. */
export type Tracing = {
  /** Does the work as a part of what is under way; a part of nothing where nothing is. */
  readonly inSpan: <A>(name: string, work: () => Promise<A>) => Promise<A>
  /** `parent`: the `traceparent` of whoever asked, where it may be believed. */
  readonly startRequest: (method: string, parent: string | null) => RequestSpan
  /** Names the span under way, as W3C's `traceparent`; null where none is. */
  readonly traceparent: () => string | null
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** What a `traceparent` of W3C says, or null when it says nothing. */
export const parseTraceparent = (header: string): SpanContext | null => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}

const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const contextUnder = (parent: string | null): Context => {
  const remote = parent === null ? null : parseTraceparent(parent)
  return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote)
}

const failed = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR })

/** Spans of a tracer; what is under way is known by the chain of calls alone. */
export const createTracing = (tracer: Tracer): Tracing => {
  const underWay = new AsyncLocalStorage<Context>()
  return {
    inSpan: async (name, work) => {
      const context = underWay.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, context)
      try {
        return await underWay.run(trace.setSpan(context, span), work)
      } catch (error) {
        failed(span)
        throw error
      } finally {
        span.end()
      }
    },
    startRequest: (method, parent) => {
      const context = contextUnder(parent)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, context)
      const within = trace.setSpan(context, span)
      return {
        traceId: span.spanContext().traceId,
        within: (work) => underWay.run(within, work),
        end: ({ route, method: verb, status }) => {
          span.updateName(`${verb} ${route}`)
          span.setAttributes({
            'http.request.method': verb,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) failed(span)
          span.end()
        },
      }
    },
    traceparent: () => {
      const span = trace.getSpan(underWay.getStore() ?? ROOT_CONTEXT)
      return span === undefined ? null : writeTraceparent(span.spanContext())
    },
  }
}
