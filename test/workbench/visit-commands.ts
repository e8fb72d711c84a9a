import { either as E } from 'fp-ts'
import { identity } from '#adapters/brand/identity.ts'
import { isKnownPlace } from '#core/analytics/known-place.ts'
import { chatParameters } from '#core/chat/chat-parameters.ts'
import { bucketOf, targetingKeyOf } from '#core/experiments/bucket.ts'
import { type Command, decided, misused, textOf } from './command.ts'

export const experimentCommand: Command = {
  area: 'experiments',
  summary: 'the key by which the flag file chooses the variants of a visitor',
  usage: 'bucket <id of a visitor>',
  example: 'bucket 7f3a',
  options: {},
  run: ([id = '']) => {
    if (id === '') return misused('which id? bucket 7f3a')
    const bucket = bucketOf(id)
    return E.right(decided({ bucket, key: targetingKeyOf(bucket) }, 'EXP-02', { id }))
  },
}

export const placeCommand: Command = {
  area: 'analytics',
  summary: 'whether events of a place are counted',
  usage: 'place <step or path>',
  example: 'place products',
  options: {},
  run: ([at = '']) => E.right(decided({ isCounted: isKnownPlace(at, identity.slug) }, 'ANL-03', { at })),
}

export const chatCommand: Command = {
  area: 'chat',
  summary: 'what the chat of a vendor receives on a page',
  usage: 'chat <path> [--intent <text>] [--phone]',
  example: 'chat /packages/savings-calculator',
  options: { intent: { type: 'string' }, phone: { type: 'boolean' } },
  run: ([path = '/'], values) => {
    const page = {
      pathname: path,
      intent: textOf(values['intent']),
      isDesktop: values['phone'] !== true,
    }
    const settings = { scriptUrl: 'https://chat.example/sdk.js', appId: 'app' }
    return E.right(decided(chatParameters(settings, page), 'CHT-01', { path }))
  },
}
