import type { AmountDerivation, Why } from '#core/pricing/why.ts'
import { type Branch, facts, money, tree, words } from './written.ts'

type Effect = AmountDerivation['parts'][number]['parts'][number]
type Inputs = Effect['inputs']
type NearMiss = Why['nearMisses'][number]
type MissReason = NearMiss['reasons'][number]
type Change = NonNullable<NearMiss['changes']>[number]
type Condition = Extract<MissReason, { readonly kind: 'ConditionUnmet' }>['condition']

const CENTS = ['each', 'off', 'net']

const inputText = ([name, value]: readonly [string, number | string]): readonly [string, unknown] => {
  if (typeof value === 'string') return [name, value]
  if (name === 'taxRate') return [name, `${value / 100} %`]
  return [name, CENTS.includes(name) ? money(value) : value]
}

const inputsText = (inputs: Inputs): string =>
  facts(Object.fromEntries(Object.entries(inputs).map(inputText)))

const span = ({ fromMonth, toMonth }: Effect): string => {
  if (toMonth === null) return fromMonth === 1 ? 'every month' : `from month ${fromMonth} on`
  return fromMonth === toMonth ? `month ${fromMonth}` : `months ${fromMonth} to ${toMonth}`
}

const effectBranch = (part: Effect): Branch => ({
  text: `${part.rule}  ${money(part.effect)}  ${words(part.kind)} (${inputsText(part.inputs)}), ${
    part.kind.startsWith('oneTime') ? 'once' : span(part)
  }`,
  parts: [],
})

const amountBranch = ({ amount, rule, effect, parts }: AmountDerivation): Branch => ({
  text: `${rule}  ${money(effect)}  ${amount === 'monthly' ? 'monthly, in month 1' : 'once'}`,
  parts: parts.map((line) => ({
    text: `${money(line.effect)}  ${line.offerId}`,
    parts: line.parts.map(effectBranch),
  })),
})

/** The derivation of the amount due today and of its parts. */
export const derivationTree = ({ dueToday }: Why): string =>
  tree({
    text: `${dueToday.rule}  ${money(dueToday.effect)}  due today`,
    parts: dueToday.parts.map(amountBranch),
  })

const conditionText = (condition: Condition): string => {
  switch (condition.kind) {
    case 'NewCustomer':
      return 'the buyer is no new customer'
    case 'PortIn':
      return 'no number is brought along'
    case 'Lines':
      return `fewer than ${condition.atLeast} plans of ${condition.lineOfBusiness}`
    case 'Without':
      return `a plan of ${condition.lineOfBusiness} is in the cart`
    case 'RatePlan':
      return `without the plan ${condition.offerId}`
    case 'Campaign':
      return `the buyer does not come from the campaign ${condition.campaign}`
    case 'From':
      return `not ordered on ${condition.date} or later`
  }
  return `not ordered on ${condition.date} or before`
}

const reasonText = (reason: MissReason): string => {
  switch (reason.kind) {
    case 'NotInCart':
      return `${reason.offerId} is not in the cart`
    case 'ConditionUnmet':
      return conditionText(reason.condition)
    case 'Outdone':
      return `${reason.by} takes off more`
  }
  return 'nothing is left to take it off'
}

const changeText = (change: Change): string => {
  switch (change.kind) {
    case 'AddOffer':
      return `add ${change.quantity} ${change.offerId}${change.replaces === null ? '' : ` in place of ${change.replaces}`}`
    case 'BeNewCustomer':
      return 'be a new customer'
    case 'PortIn':
      return 'bring a number along'
    case 'ComeFrom':
      return `come from the campaign ${change.campaign}`
  }
  return `order on ${change.date}`
}

const missText = ({ rule, id, offerId, reasons, changes }: NearMiss): string => {
  const would = changes === null ? 'no change would' : `it would with: ${changes.map(changeText).join(', ')}`
  return `  ${rule}  ${id} of ${offerId}: ${reasons.map(reasonText).join('; ')}; ${would}`
}

/** The rejected parts, with the reason and what would change that. */
export const nearMissText = ({ nearMisses }: Why): string =>
  nearMisses.length === 0
    ? 'Every promotion and bundle of the catalogue applies.'
    : ['Did not apply', ...nearMisses.map(missText)].join('\n')
