import { either as E, function as F } from 'fp-ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { ACCOUNT_MAX, ACCOUNT_MIN, isAccountKind } from '#core/bank/account-kind.ts'
import type { BankEnvelope, ClearAccount } from '#core/ports/card-encryption.ts'
import type { Scheme } from './scheme.ts'
import { cipherDigits } from './scheme.ts'

const LABEL = 'SAFETECH-FF1-CMAC-1-BANK'
const ROUTING = 9

type BankBody = Omit<BankEnvelope, 'integrityCheck'>
type AccountDigits = Pick<BankBody, 'account' | 'accountKind'>

const isEncryptable = ({ account, accountKind }: AccountDigits): boolean =>
  /^[0-9]+$/.test(account) &&
  account.length >= ROUTING + ACCOUNT_MIN &&
  account.length <= ROUTING + ACCOUNT_MAX &&
  isAccountKind(accountKind)

const cipher = (
  direction: 'encrypt' | 'decrypt',
  { account, accountKind }: AccountDigits,
  key: Uint8Array,
): string => cipherDigits(direction, account, `${LABEL}:${accountKind}`, key)

/** Encrypts routing and account number as one string, nothing in clear. The tweak is scheme and account type (S26). */
export const bankScheme: Scheme<ClearAccount, BankBody> = {
  seal: ({ kind, routing, number }, { keyId, phaseId }, key) => {
    const digits = { account: routing + number, accountKind: kind }
    if (routing.length !== ROUTING || !isEncryptable(digits)) return null
    return { account: cipher('encrypt', digits, key), accountKind: kind, keyId, phaseId }
  },
  fields: ({ account, accountKind, keyId, phaseId }) => [LABEL, account, accountKind, keyId, phaseId],
  open: (body, key) => {
    if (!isEncryptable(body)) return E.left(null)
    const digits = cipher('decrypt', body, key)
    return F.pipe(
      E.Do,
      E.apS('routing', parseRouting(digits.slice(0, ROUTING))),
      E.apSW('number', parseAccount(digits.slice(ROUTING))),
      E.let('kind', () => body.accountKind),
    )
  },
}
