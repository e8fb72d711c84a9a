import type { Recorder } from './recorder.ts'
import { given, openWindow } from './recorder.ts'

/** Reads and changes accounts of the portal. */
export const useThePortal = async ({ provider, call, customer: signedIn }: Recorder): Promise<void> => {
  await provider.insertDemoAccounts()
  const julia = signedIn('Julia')
  await call(julia, 'portalSession')
  await call(julia, 'portalPing')
  const { services, bills } = await call(julia, 'accountSummary')
  await call(julia, 'bill', { params: { billId: given(bills[0], 'bill').id } })
  const serviceIds = [given(services[0], 'service').id]
  const { options } = await call(julia, 'retentionOptions', { body: { serviceIds, reason: 'price' } })
  const optionId = given(options[0], 'option').id
  const request = { kind: 'acceptOption', optionId, reason: 'price' }
  const { token } = await call(julia, 'previewChange', { body: request })
  const headers = { 'idempotency-key': 'first-change' }
  const change = await call(julia, 'requestChange', { headers, body: { request, token } })
  await call(julia, 'withdrawChange', { params: { changeId: change.id } })
  const mateo = signedIn('Mateo')
  const { orders } = await call(mateo, 'accountSummary')
  const params = { orderNumber: given(orders[0], 'order').orderNumber }
  const { windows } = await call(mateo, 'visitWindows', { params })
  await call(mateo, 'moveVisit', { params, body: { windowId: openWindow(windows) } })
  await call(mateo, 'cancelVisit', { params })
  await call(signedIn('Tomás'), 'chooseAccount', { body: { accountId: 'CM-100600' } })
  await call(julia, 'setAutoPay', { body: { isOn: false } })
  await call(julia, 'portalSignOut')
}
