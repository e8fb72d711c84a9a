import { either as E } from 'fp-ts'
import { cvvLength, issuerOf } from '#core/card/issuer.ts'
import { type Command, misused } from './command.ts'

/** The digits that identify an issuer; no others of a full number are read or printed. */
const PREFIX = 4

export const issuerCommand: Command = {
  area: 'card',
  summary: 'who issued a card, by its first digits',
  example: 'issuer 4111',
  usage: 'issuer <first digits of a card>',
  options: {},
  run: (positionals) => {
    const digits = positionals.join('').replace(/[ -]/g, '')
    if (!/^\d+$/.test(digits)) return misused('an issuer is known by the first digits of a card')
    const prefix = digits.slice(0, PREFIX)
    const issuer = issuerOf(prefix)
    const answer = { issuer, cvvLength: cvvLength(issuer) }
    const text = `${issuer}, a code of ${answer.cvvLength} digits (CRD-04)\n\nCRD-01  because the number begins with ${prefix}`
    return E.right({ text, answer, derivation: { rule: 'CRD-01', prefix } })
  },
}
