import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'

/** What the host passes to a gateway module: the clock, the decryption, and a logger. */
export type GatewayParts = {
  readonly clock: Clock
  readonly decryption: CardDecryption
  readonly note: (trouble: string) => void
}

/** The exports of a `PAYMENT_GATEWAY` module. */
export type GatewayModule = {
  readonly createPaymentGateway: (parts: GatewayParts) => PaymentGateway | Promise<PaymentGateway>
}

/** `BadGateway`: why the module was not loaded and how to fix it, in one line. */
export type LoadedGateway =
  | { readonly _tag: 'Gateway'; readonly gateway: PaymentGateway }
  | { readonly _tag: 'BadGateway'; readonly message: string }

const FACTORY = 'createPaymentGateway'

const operations: Record<keyof PaymentGateway, true> = {
  openKey: true,
  storePayment: true,
  screenIdentity: true,
  capture: true,
  chargeState: true,
  voidCharge: true,
}

/** Returns the import specifier. A path is relative to the working directory; other names are packages. */
const specifierOf = (name: string): string =>
  /^\.{0,2}\//.test(name) ? pathToFileURL(resolve(name)).href : name

const bad = (message: string): LoadedGateway => ({
  _tag: 'BadGateway',
  message: `PAYMENT_GATEWAY: ${message}; see docs/payment-gateway.md`,
})

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const missingFrom = (gateway: unknown): readonly string[] =>
  Object.keys(operations).filter((name) => typeof propertyOf(gateway, name) !== 'function')

/**
 * Imports a module by path or package name, and creates its gateway. Never rejects. `BadGateway` covers a module that
 * cannot be loaded, exports no `createPaymentGateway`, throws, or returns a gateway without one of its operations.
 */
export const loadGateway = async (name: string, parts: GatewayParts): Promise<LoadedGateway> => {
  let module: unknown
  try {
    module = await import(/* @vite-ignore */ specifierOf(name))
  } catch (error) {
    return bad(`cannot load "${name}" (${firstLine(error)})`)
  }
  const create = propertyOf(module, FACTORY)
  if (typeof create !== 'function') return bad(`"${name}" exports no function ${FACTORY}`)
  let gateway: unknown
  try {
    gateway = await (create as GatewayModule['createPaymentGateway'])(parts)
  } catch (error) {
    return bad(`${FACTORY} of "${name}" failed (${firstLine(error)})`)
  }
  const missing = missingFrom(gateway)
  return missing.length === 0
    ? { _tag: 'Gateway', gateway: gateway as PaymentGateway }
    : bad(`the gateway of "${name}" lacks ${missing.join(', ')}`)
}
