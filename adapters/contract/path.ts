import type { ContractRequest } from './record.ts'

/** Returns a record's path with its parameters filled in, each as one segment. */
export const pathOf = (path: string, params: ContractRequest['params']): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
