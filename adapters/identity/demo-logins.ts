import type { AccountId } from '#core/portal/portal-account.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PasswordCost } from './identity-config.ts'
import type { IdentityStore, LoginId, SecondFactor } from './identity-store.ts'
import { hashPassword } from './password.ts'
import { NEW_FACTOR_STATE } from './second-factor.ts'

/** Password of every demo login. Not a secret: demo logins work on loopback only, outside uat and production. */
export const DEMO_PASSWORD = 'demostracion2026'

/** The secret of the one-time passwords of Julia, in Base32. */
export const DEMO_TOTP_SECRET = 'PORTALDEMOJULIATOTP2345ABCDEFGH7'

export type DemoLogin = {
  readonly email: string
  readonly role: string | null
  readonly accounts: readonly string[]
  readonly factor: SecondFactor
}

const EMAIL: SecondFactor = { kind: 'email' }

const primary = (email: string, ...accounts: readonly string[]): DemoLogin => ({
  email,
  role: 'primary',
  accounts,
  factor: EMAIL,
})

/** Julia's account, also for other members of her household. */
const JULIA = 'CM-100200'

/** The logins for demonstrations: each state of an account, and each role. */
export const demoLogins: readonly DemoLogin[] = [
  primary('carmen@correo.example', 'CM-100100'),
  {
    email: 'julia@correo.example',
    role: 'PRIMARY',
    accounts: [JULIA],
    factor: { kind: 'totp', secret: DEMO_TOTP_SECRET },
  },
  primary('mateo@correo.example', 'CM-100300'),
  primary('rosa@correo.example', 'CM-100400'),
  primary('tomas@correo.example', 'CM-100500', 'CM-100600'),
  { email: 'admin@correo.example', role: 'admin', accounts: [JULIA], factor: EMAIL },
  { email: 'estandar@correo.example', role: 'standard', accounts: [JULIA], factor: EMAIL },
  { email: 'sinrol@correo.example', role: null, accounts: [JULIA], factor: EMAIL },
]

/** Adds the logins for demonstrations that the store lacks. They share one hash, which is computed once. */
export const addDemoLogins = async (
  store: IdentityStore,
  clock: Clock,
  cost?: PasswordCost,
): Promise<void> => {
  const stored = await Promise.all(demoLogins.map(({ email }) => store.loginOf(email)))
  const missing = demoLogins.filter((_login, index) => stored[index] === null)
  if (missing.length === 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD, cost)
  for (const { email, role, accounts, factor } of missing)
    await store.addLogin({
      id: `demo-${email.split('@', 1)[0]}` as LoginId,
      email,
      passwordHash,
      role,
      accounts: accounts as readonly AccountId[],
      factor,
      state: NEW_FACTOR_STATE,
      isDemo: true,
      createdAt: clock.now(),
    })
}
