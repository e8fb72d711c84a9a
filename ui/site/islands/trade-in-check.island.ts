import { tradeInParameters } from '#core/query/tool-parameters.ts'
import type { TradeInCondition } from '#core/mobile/trade-in.ts'
import { tradeInCheckWords as words } from '#ui/content/es/shared/trade-in-check.ts'
import { tradeInAnswer } from '#ui/features/shared/trade-in-answer.ts'
import { answerForm } from './form-query.ts'
import type { MountTool } from './tool.ts'

/** Decides on a trade-in by the answers of the form, and marks the conditions (MOB-12). */
export const mountTradeInCheck: MountTool = (place, _meanwhile, { query }) => {
  const form = place.querySelector('form')
  const status = place.querySelector('output')
  if (form === null || status === null) return
  answerForm(place, form, query, () => {
    const data = new FormData(form)
    const answerTo = (condition: TradeInCondition): boolean | undefined => {
      const value = data.get(tradeInParameters[condition])
      return value === null ? undefined : value === 'si'
    }
    const { sentence, states } = tradeInAnswer({
      paidOff: answerTo('paidOff'),
      powersOn: answerTo('powersOn'),
      noLiquidDamage: answerTo('noLiquidDamage'),
      factoryReset: answerTo('factoryReset'),
    })
    if (status.textContent !== sentence) status.textContent = sentence
    for (const item of place.querySelectorAll<HTMLElement>('[data-condition]')) {
      const state = states[item.dataset['condition'] as TradeInCondition]
      item.dataset['state'] = state ?? ''
      const text = item.querySelector('[data-state-text]')
      if (text !== null) text.textContent = state === undefined ? '' : words[state]
    }
  })
}
