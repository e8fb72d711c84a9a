import { either as E } from 'fp-ts'
import { z } from 'zod'
import { speedImportances } from '#core/savings/internet-price.ts'
import { mobilePlans, parseSavingsInput, savingsTypes } from '#core/savings/savings-input.ts'
import type { SavingsInput } from '#core/savings/savings-input.ts'
import { type Savings, savings } from '#core/savings/savings.ts'
import type { Command, Problem, Values } from './command.ts'
import { fileIn, misused, readQuestion, refused, textOf } from './command.ts'
import { money, tree } from './written.ts'

const savingsFile = z.strictObject({
  type: z.string(),
  speedImportance: z.string(),
  mobileLineQty: z.number().nullable(),
  monthlySpendAtDifferentProvider: z.number(),
  mobilePlan: z.string().optional(),
})

/** Dollars as cents, so that 89.99 is 8999; what is no such amount is left for the core to refuse. */
const centsOf = (text: string): number =>
  /^\d+(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number(text) * 100

const typed = (values: Values): E.Either<Problem, SavingsInput> => {
  const lines = textOf(values['lines'])
  const spend = textOf(values['spend'])
  const mobilePlan = textOf(values['plan'])
  if (spend === null) return misused('what is spent a month today? --spend 120')
  return E.right({
    type: textOf(values['type']) ?? 'other',
    speedImportance: textOf(values['speed']) ?? '',
    mobileLineQty: lines === null ? null : Number(lines),
    monthlySpendAtDifferentProvider: centsOf(spend),
    ...(mobilePlan !== null && { mobilePlan }),
  })
}

const savingsText = (answer: Savings, spend: number): string => {
  const { internet, mobile, providerMonthly, monthly, yearly, savingsExist, guaranteeYears } = answer
  const internetPart = internet && {
    text: `SAV-03  ${money(internet.price)}  internet ${internet.tier}, ${internet.isBundled ? 'with' : 'without'} the price beside mobile lines`,
    parts: [],
  }
  const mobilePart = {
    text: `SAV-04  ${money(mobile.cost)}  ${mobile.noOfLines} mobile lines, table ${mobile.table}`,
    parts: [],
  }
  const derivation = tree({
    text: `SAV-05  ${money(monthly)}  saved a month`,
    parts: [
      { text: `${money(spend)}  spent today`, parts: [] },
      {
        text: `${money(providerMonthly)}  here`,
        parts: internetPart === null ? [mobilePart] : [internetPart, mobilePart],
      },
    ],
  })
  const said = savingsExist ? `Saves ${money(monthly)} a month, ${money(yearly)} a year` : 'Saves nothing'
  return `${said}; the price of the lines is guaranteed for ${guaranteeYears} years\n\n${derivation}`
}

export const savingsCommand: Command = {
  area: 'savings',
  summary: 'what a household saves',
  example: 'savings --type other --speed critical --lines 2 --spend 150',
  usage: `savings --type ${savingsTypes.join('|')} --speed ${speedImportances.join('|')} --lines <number> --spend <dollars a month>
    [--plan ${mobilePlans.join('|')}]
or <file>.json: {"type", "speedImportance", "mobileLineQty", "monthlySpendAtDifferentProvider": cents, "mobilePlan"}`,
  options: {
    type: { type: 'string' },
    speed: { type: 'string' },
    lines: { type: 'string' },
    spend: { type: 'string' },
    plan: { type: 'string' },
  },
  run: (positionals, values) => {
    const file = fileIn(positionals)
    if (file === null && positionals.length > 0) return misused(`what is ${positionals[0]}?`)
    const input = file === null ? typed(values) : readQuestion(file, savingsFile)
    if (E.isLeft(input)) return input
    const { mobilePlan, ...rest } = input.right
    const asked: SavingsInput = mobilePlan === undefined ? rest : { ...rest, mobilePlan }
    const answer = savings(asked)
    if (E.isLeft(answer)) return refused(answer.left)
    const question = parseSavingsInput(asked)
    const text = savingsText(answer.right, asked.monthlySpendAtDifferentProvider)
    return E.right({ text, answer: answer.right, derivation: E.isRight(question) ? question.right : null })
  },
}
