import { TOTP } from 'otpauth'
import { identityFields } from '#core/portal/identity-form.ts'
import { identityPath, externalPaths } from '#core/routes/external-paths.ts'

/** A customer's login; never printed or recorded. `readCode` reads the code of a login without a TOTP secret. */
export type PortalLogin = {
  readonly email: string
  readonly password: string
  readonly totpSecret: string | null
  readonly readCode: () => Promise<string>
}

type Send = (request: Request) => Promise<Response>

const FORM_ACTION = /<form[^>]*\saction="([^"]+)"/
const HOPS_MAX = 20

/** Follows redirects to a page, within the store. Returns null outside of it, or after too many. */
const follow = async (send: Send, response: Response): Promise<Response | null> => {
  let at = response
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const location = at.headers.get('location')
    if (location === null) return at
    const to = new URL(location, at.url)
    if (to.origin !== new URL(at.url).origin) return null
    at = await send(new Request(to))
  }
  return null
}

/** Posts fields to the form of a page of the identity provider. Returns null if the page has no form of the store. */
const submit = async (
  send: Send,
  page: Response,
  fields: Readonly<Partial<Record<keyof typeof identityFields, string>>>,
): Promise<Response | null> => {
  const action = FORM_ACTION.exec(await page.text())?.[1]
  if (action === undefined) return null
  const to = new URL(action.replaceAll('&amp;', '&'), page.url)
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      identityFields[name as keyof typeof identityFields],
      value,
    ]),
  )
  const request = new Request(to, {
    method: 'POST',
    body,
    headers: { origin: to.origin, accept: 'text/html' },
  })
  return follow(send, await send(request))
}

const isAtProvider = ({ url }: Response): boolean => new URL(url).pathname.startsWith(identityPath)

/** Signs in to a store's portal: password, then second factor. Returns why it is refused, or null. */
export const signInToPortal = async (
  send: Send,
  origin: string,
  login: PortalLogin,
): Promise<string | null> => {
  const start = new URL(`${externalPaths.existingCustomer}?step=mfa`, origin)
  const first = await follow(send, await send(new Request(start)))
  if (first === null || !isAtProvider(first)) return 'the store has no login of its own'
  const factor = await submit(send, first, { email: login.email, password: login.password })
  if (factor === null) return 'the login page has no form'
  if (!isAtProvider(factor)) return null
  if (factor.status !== 200) return 'the store refuses the login'
  const code =
    login.totpSecret === null
      ? await login.readCode()
      : TOTP.generate({ secret: new TOTP({ secret: login.totpSecret }).secret })
  const done = await submit(send, factor, { code })
  return done === null || isAtProvider(done) ? 'the store refuses the code' : null
}
