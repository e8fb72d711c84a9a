import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DRAFT_KEY } from '#adapters/browser/draft-store.ts'
import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import { CART_COOKIE, PORTAL_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import { COOKIES } from '#adapters/identity/identity-config.ts'
import { LOGIN_COOKIE } from '#adapters/server/identity/login-cookie.ts'
import { CONSENT_KEY } from '#core/analytics/consent-choice.ts'
import { TYPED_NUMBER_KEY, storedKeys } from '#core/localization/stored-keys.ts'
import { cookieNames, storageNames } from '#ui/content/browser-entries.ts'
import { readModules } from '#test/architecture/module-reader.ts'
import { root } from '#test/architecture/repository.ts'

/** The cookie names and the storage keys with a fixed name that the product's code contains. */
const namesInCode = readModules()
  .filter(({ path }) => path !== 'ui/content/browser-entries.ts')
  .flatMap(
    ({ path }) =>
      readFileSync(`${root}/${path}`, 'utf8').match(/(?<=')(?:__Host-|__Secure-|buyflow\.)[\w-]+(?=')/g) ??
      [],
  )

describe('the cookies page', () => {
  it('lists the cookies of the store', () => {
    expect(cookieNames).toMatchObject({
      session: SESSION_COOKIE,
      cart: CART_COOKIE,
      portal: PORTAL_COOKIE,
      login: LOGIN_COOKIE,
    })
    expect(Object.values(cookieNames)).toEqual(expect.arrayContaining(Object.values(COOKIES)))
  })

  it('lists what the store writes into the storage of a browser', () => {
    expect(Object.values(storageNames).flat().toSorted()).toEqual(
      [
        ...Object.values(storedKeys),
        CONSENT_KEY,
        SESSION_MARK_KEY,
        DRAFT_KEY,
        TYPED_NUMBER_KEY,
        'buyflow.left-build',
      ].toSorted(),
    )
  })

  it('leaves out no name of the code', () => {
    expect(namesInCode.length).toBeGreaterThan(4)
    const listed: readonly string[] = [...Object.values(cookieNames), ...Object.values(storageNames).flat()]
    expect(namesInCode.filter((name) => !listed.includes(name))).toEqual([])
  })
})
