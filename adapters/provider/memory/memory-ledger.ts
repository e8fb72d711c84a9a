import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { Charge, GatewayLedger, KeyRecord, LedgerPayment } from '../gateway/gateway-ledger.ts'

/** Creates a gateway ledger in memory. It is lost when the process ends. */
export const createMemoryLedger = (): GatewayLedger => {
  const keys = new Map<string, { readonly sessionKey: string; readonly key: KeyRecord }>()
  const payments = new Map<PaymentToken, LedgerPayment>()
  const charges = new Map<string, Charge>()
  return {
    insertKey: async (sessionKey, key) => {
      keys.set(key.keyId, { sessionKey, key })
    },
    spendKey: async (sessionKey, keyId) => {
      const found = keys.get(keyId)
      if (found?.sessionKey !== sessionKey) return null
      keys.delete(keyId)
      return found.key
    },
    insertPayment: async (payment) => {
      payments.set(payment.token, payment)
    },
    payment: async (token) => payments.get(token) ?? null,
    book: async (charge) => {
      const booked = charges.get(charge.key) ?? charge
      charges.set(charge.key, booked)
      return booked
    },
    charge: async (key) => charges.get(key) ?? null,
    voidCharge: async (key) => {
      const booked = charges.get(key)
      if (booked?.state !== 'captured') return booked ?? null
      const voided: Charge = { ...booked, state: 'voided' }
      charges.set(key, voided)
      return voided
    },
    charges: async () => [...charges.values()],
  }
}
