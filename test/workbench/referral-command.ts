import { either as E } from 'fp-ts'
import { z } from 'zod'
import { campaigns, REFERRAL_DAYS, type ReferralClaim, referralStatus } from '#core/referral/referral.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { type Command, fileIn, misused, type Problem, readQuestion, textOf, type Values } from './command.ts'
import { failureText, words } from './written.ts'

type Question = ReferralClaim & { readonly now?: string | undefined }

const referralFile = z.strictObject({
  isOn: z.boolean(),
  campaign: z.string().nullable(),
  locationKey: z.string().nullable(),
  campaignDate: z.string().nullable(),
  now: z.string().optional(),
})

const typed = (values: Values): Question => ({
  isOn: values['off'] !== true,
  campaign: textOf(values['campaign']),
  locationKey: textOf(values['key']),
  campaignDate: textOf(values['date']),
  now: textOf(values['now']) ?? undefined,
})

const readReferral = (positionals: readonly string[], values: Values): E.Either<Problem, Question> => {
  const file = fileIn(positionals)
  if (file !== null) return readQuestion(file, referralFile)
  return positionals.length > 0 ? misused(`what is ${positionals[0]}?`) : E.right(typed(values))
}

export const referralCommand: Command = {
  area: 'referral',
  summary: 'whether a referral applies',
  example: 'referral --campaign email-bts-raf --key K1 --date 20261001 --now 2026-11-01T09:00:00-05:00',
  usage: `referral --campaign ${campaigns.join('|')}
    --key <location key> --date <YYYYMMDD> [--now <instant>] [--off]
or <file>.json: {"isOn", "campaign", "locationKey", "campaignDate", "now"}`,
  options: {
    campaign: { type: 'string' },
    key: { type: 'string' },
    date: { type: 'string' },
    now: { type: 'string' },
    off: { type: 'boolean' },
  },
  run: (positionals, values) => {
    const read = readReferral(positionals, values)
    if (E.isLeft(read)) return read
    const { now, ...claim } = read.right
    const instant = now === undefined ? Date.now() : Date.parse(now)
    if (Number.isNaN(instant)) return misused('an instant is written 2026-12-01T09:00:00-05:00')
    const status = referralStatus(claim, epochMs(instant))
    const derivation =
      status.status === 'notApplicable'
        ? status.reason
        : { rule: 'REF-03', days: REFERRAL_DAYS, lastDay: status.lastDay }
    const because =
      status.status === 'notApplicable'
        ? failureText(status.reason)
        : `REF-03  its last day, ${REFERRAL_DAYS} days after its date, is ${status.lastDay}`
    return E.right({ text: `${words(status.status)}\n\n${because}`, answer: status, derivation })
  },
}
