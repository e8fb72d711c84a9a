import { plainCode } from '#core/portal/identity-form.ts'
import type { Language } from '#core/shared/language.ts'
import { sendLater } from './code-sender.ts'
import type { FormId, FormKind } from './form-records.ts'
import { createFormRecords } from './form-records.ts'
import { LIFETIMES } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { LoginId, LoginRecord, SecondFactor } from './identity-store.ts'
import { createTotpSecret, totpStep, withFactor } from './second-factor.ts'

const CHANGE_FORM: FormKind = { model: 'FactorChange', lifetimeMs: LIFETIMES.interaction }

/** A started change to one-time passwords: the secret that an authenticator has not confirmed yet. */
type FactorChange = { readonly accountId: LoginId; readonly secret: string }

/** Who changes the factor: `id` is the interaction that confirmed password and factor, `sessionUid` its session. */
export type FactorChanger = {
  readonly id: FormId
  readonly sessionUid: string
  readonly login: LoginRecord
  readonly language: Language
}

export type FactorChangeSteps = {
  /** Returns the secret for an authenticator, the same until the change is done. */
  readonly begin: (changer: FactorChanger) => Promise<string>
  /** Returns the secret of a change that has begun; null without one. */
  readonly secretOf: (changer: FactorChanger) => Promise<string | null>
  /** Changes to one-time passwords, once one of them was typed. */
  readonly confirmTotp: (changer: FactorChanger, code: string) => Promise<'done' | 'wrong' | 'gone'>
  /** Changes to codes by e-mail. */
  readonly chooseEmail: (changer: FactorChanger) => Promise<void>
}

/** Creates the steps that change a second factor. Ends the login's other sessions and reports by e-mail (S45, S48). */
export const createFactorChange = (parts: IdentityParts): FactorChangeSteps => {
  const records = createFormRecords<FactorChange>(parts, CHANGE_FORM)
  const secretOf: FactorChangeSteps['secretOf'] = async ({ id, login }) => {
    const found = await records.find(id)
    return found?.accountId === login.id ? found.secret : null
  }
  const change = async (
    { id, sessionUid, login, language }: FactorChanger,
    factor: SecondFactor,
    lastStep: number,
  ) => {
    await parts.store.changeLogin(login.id, (current) => ({
      after: withFactor(current, factor, lastStep),
      answer: null,
    }))
    await records.remove(id)
    await parts.store.deleteIssuedTo(login.id, { except: sessionUid })
    sendLater(parts, { change: factor.kind, email: login.email, language })
  }
  return {
    secretOf,
    begin: async (changer) => {
      const known = await secretOf(changer)
      if (known !== null) return known
      const secret = createTotpSecret()
      await records.save(changer.id, { accountId: changer.login.id, secret })
      return secret
    },
    confirmTotp: async (changer, code) => {
      const secret = await secretOf(changer)
      if (secret === null) return 'gone'
      const step = totpStep(secret, plainCode(code), parts.clock.now())
      if (step === null) return 'wrong'
      await change(changer, { kind: 'totp', secret }, step)
      return 'done'
    },
    chooseEmail: (changer) => change(changer, { kind: 'email' }, 0),
  }
}
