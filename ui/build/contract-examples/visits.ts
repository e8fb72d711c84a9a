import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import type { Recorder } from './recorder.ts'
import { address, given, soldAt, openWindow } from './recorder.ts'

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

/** Calls what needs no session, and what is known of an address. */
export const visit = async ({ call, visitor }: Recorder): Promise<void> => {
  const guest = visitor()
  await call(guest, 'addressContent')
  await call(guest, 'prelocOffers', { params: { zip: '33130' } })
  await call(guest, 'addressSuggestions', { query: { text: '900 Main Street', zip: '77002', unit: '4' } })
  const body = { ...address('900 Main Street', '77002'), aptUnit: '#4-b' }
  await call(guest, 'processAddress', { params: { channel: 'dotcom' }, body: { address: body } })
  await call(guest, 'affiliateId', { body: { vParam: 'web-default' } })
  const { recaptchaToken } = await call(guest, 'recaptchaChallenge')
  const token = await solveAltcha(given(recaptchaToken, 'puzzle'))
  await call(guest, 'validateRecaptcha', { body: { recaptchaToken: token } })
  const viewed = { name: 'step.viewed', at: 'products', variants: { couponEntry: 'control' } }
  await call(guest, 'recordEvents', { body: { events: [viewed] } })
  const facts = [{ name: 'statusCode', value: '5xx' }]
  const entry = { level: 'error', event: 'LocalizationFailed', facts }
  await call(guest, 'recordLog', { body: { entries: [entry] } })
  const unsold = address('18 Camino Largo', '79936')
  await call(guest, 'serviceabilityCheck', { params: { channel: 'dotcom' }, body: unsold })
  await call(guest, 'expressAddress', { body: { ...unsold, channel: 'dotcom' } })
  const complaint = { kind: 'dispute', statement: 'Mi vecino ya lo tiene.', address: unsold }
  const contact = { emailAddress: 'ana@correo.example', consent: 'email' }
  await call(guest, 'requestFollowUp', { body: { ...complaint, ...contact } })
}

/** Proves to hold the account of an address. */
export const proveAccount = async ({ call, visitor, lastCode }: Recorder): Promise<void> => {
  const holder = visitor()
  await call(holder, 'localize', { body: { ...soldAt, ...address('215 José Martí Avenue', '33012') } })
  await call(holder, 'requestAccountCode')
  await call(holder, 'proveAccount', { body: { code: await lastCode() } })
}
