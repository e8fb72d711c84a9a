import { deviceListParameters } from '#core/query/tool-parameters.ts'
import type { Page } from '@playwright/test'

/** The autofill token of each typed field, by its name without the index of its line (WCAG 1.3.5). */
const tokens: Readonly<Record<string, string | readonly string[]>> = {
  a: 'address-line1',
  aptnum: 'address-line2',
  zip: 'postal-code',
  firstName: 'given-name',
  lastName: 'family-name',
  emailAddress: 'email',
  phoneNumber: 'tel-national',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvv: 'cc-csc',
  nameOnCard: 'cc-name',
  zipCode: 'billing postal-code',
  nameOnAccount: 'name',
  code: 'one-time-code',
  // The login of the customer portal.
  email: 'username',
  password: ['current-password', 'new-password'],
  // No token exists for these.
  routing: 'off',
  account: 'off',
  order: 'off',
  identificationNumber: 'off',
  orderNumber: 'off',
  'unit-filter': 'off',
  gigas: 'off',
  lineas: 'off',
  imei: 'off',
  device: 'off',
  color: 'off',
  capacity: 'off',
  nickname: 'off',
  ...Object.fromEntries(Object.values(deviceListParameters).map((name) => [name, 'off'])),
}

/** Lists the typed fields of a page whose autofill token is not the one of the table, with what they have. */
export const wrongAutofill = async (page: Page): Promise<readonly string[]> => {
  const fields = await page
    .locator('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('name') ?? '',
        element.getAttribute('autocomplete') ?? '',
      ]),
    )
  return fields.flatMap(([name = '', token = '']) =>
    [tokens[name.replace(/-\d+$/, '')]].flat().includes(token) ? [] : [`${name}: ${token}`],
  )
}
