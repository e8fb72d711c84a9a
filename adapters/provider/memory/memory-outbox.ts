import { NO_ORDER_CODE } from '#core/checkout/order-code.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { MessageRow, Tables } from './memory-rows.ts'
import type { StoreTransaction } from '../store/store.ts'

const isDue = (row: MessageRow, now: EpochMs): boolean => row.state === 'waiting' && row.dueAt <= now

export const outboxMethods = ({ messages, orderCodes }: Tables) =>
  ({
    insertMessage: async (message) => {
      if (messages.get(message.id) === null)
        messages.set(message.id, { ...message, state: 'waiting', attempts: 0, dueAt: message.writtenAt })
    },
    claimMessages: async (now, until, limit) =>
      messages
        .rows()
        .filter((row) => isDue(row, now))
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit)
        .map((row) => {
          const attempt = row.attempts + 1
          messages.set(row.id, { ...row, attempts: attempt, dueAt: until })
          const { id, content, language, writtenAt, expiresAt } = row
          return { id, content, language, writtenAt, expiresAt, attempt }
        }),
    endMessage: async (id, attempt, ending) => {
      const row = messages.get(id)
      if (row === null || row.attempts !== attempt || row.state !== 'waiting') return
      const isKept = ending.state === 'waiting' || ending.state === 'parked'
      messages.set(id, {
        ...row,
        state: ending.state,
        content: isKept ? row.content : null,
        dueAt: ending.state === 'waiting' ? ending.dueAt : row.dueAt,
      })
    },
    lockOrderCode: async (key) => orderCodes.get(key) ?? NO_ORDER_CODE,
    saveOrderCode: async (key, state) => orderCodes.set(key, state),
  }) satisfies Partial<StoreTransaction>
