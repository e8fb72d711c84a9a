import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'

/** Writes the card or account of autopay after its name: ": Visa terminada en 1111". Empty if unknown (PAY-10). */
export const methodOf = ({ autoPayMethod }: AccountOverview['account']): string =>
  autoPayMethod === undefined ? '' : `: ${paymentText(autoPayMethod)}`
