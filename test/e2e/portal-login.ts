import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#adapters/identity/demo-logins.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import { factorWords, identityWords, loginWords } from '#ui/content/es/shared/identity.ts'
import type { Store } from './store.ts'
import { expect } from './store.fixture.ts'

/** Returns the address of a demo login. */
export const emailOf = (name: string): string => `${name}@correo.example`

/** Returns the messages of a store to an address, in no order, with their text as it is read. */
export const messagesTo = async (
  { dataDir }: Pick<Store, 'dataDir'>,
  email: string,
): Promise<readonly string[]> => {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.filter((text) => new RegExp(`^To:.*${email}`, 'm').test(text)).map(decoded)
}

/** Decodes the quoted-printable parts of a message. */
const decoded = (message: string): string =>
  Buffer.from(
    message
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const CODE = new RegExp(`Código: (\\d{${ORDER_CODE_DIGITS}})`)

const codesTo = async (store: Store, email: string): Promise<readonly string[]> =>
  (await messagesTo(store, email)).flatMap((text) => CODE.exec(text)?.[1] ?? [])

/** Waits for one code more than the address had before, and returns it. */
const newCode = async (store: Store, email: string, before: readonly string[]): Promise<string> => {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await codesTo(store, email)).find((code) => !before.includes(code))
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** Triggers a code of the store, and returns it. */
export const codeAfter = async (
  store: Store,
  email: string,
  act: () => Promise<unknown>,
): Promise<string> => {
  const before = await codesTo(store, email)
  await act()
  return newCode(store, email, before)
}

/** The one-time password of Julia now. */
export const oneTimePassword = (): string =>
  new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate()

/** Types the e-mail and the password on the page of the identity provider. */
export const enterPassword = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel(identityWords.email).fill(email)
  await page.getByLabel(loginWords.password).fill(password)
  await page.getByRole('button', { name: loginWords.submit, exact: true }).click()
}

/** Types the second factor. */
export const enterFactor = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: identityWords.code }).fill(code)
  await page.getByRole('button', { name: factorWords.submit, exact: true }).click()
}

/** Gives both factors on the pages of the provider: the password, and the code that comes by e-mail. */
export const enterBothFactors = async (
  page: Page,
  store: Store,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> => {
  const code = await codeAfter(store, email, () => enterPassword(page, email, password))
  await enterFactor(page, code)
}

/** Opens a page of the portal, and logs in with a demo login whose second factor comes by e-mail. */
export const logIn = async (page: Page, store: Store, name: string, path: string): Promise<void> => {
  await page.goto(`${store.origin}${path}`)
  await enterBothFactors(page, store, emailOf(name))
}
