import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'

export type EndedWith = { readonly route: string; readonly method: string; readonly status: number }

/** A traced request, until it ends. */
export type RequestSpan = {
  readonly traceId: string
  /** Runs work within the request's span. */
  readonly within: (work: () => void) => void
  readonly end: (how: EndedWith) => void
}

/** Tracing of requests and work. Spans contain names and statuses, never an id, a body, a query or an error message. */
export type Tracing = {
  /** Runs the work in a child span of the current span; without one, in a root span. */
  readonly inSpan: <A>(name: string, work: () => Promise<A>) => Promise<A>
  /** `parent`: the caller's `traceparent`, if the caller is trusted. */
  readonly startRequest: (method: string, parent: string | null) => RequestSpan
  /** Returns the `traceparent` (W3C) of the current span; null without one. */
  readonly traceparent: () => string | null
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** Parses a `traceparent` (W3C); null when it is invalid. */
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

/** Creates tracing over a tracer; the current span follows the async context. */
export const createTracing = (tracer: Tracer): Tracing => {
  const current = new AsyncLocalStorage<Context>()
  return {
    inSpan: async (name, work) => {
      const context = current.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, context)
      try {
        return await current.run(trace.setSpan(context, span), work)
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
        within: (work) => current.run(within, work),
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
      const span = trace.getSpan(current.getStore() ?? ROOT_CONTEXT)
      return span === undefined ? null : writeTraceparent(span.spanContext())
    },
  }
}
