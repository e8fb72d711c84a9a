import type { WireRequest } from './record.ts'

/** A record's path with its parameters in place, each as one segment. */
export const pathOf = (path: string, params: WireRequest['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
