import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChannel, salesChannels } from '#core/session/channel.ts'
import { channels } from '#core/session/session.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

describe('parseChannel', () => {
  it('accepts only the three channels (SES-07)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...channels, 'Etail', 'dotcom ')), (text) => {
        expect(parseChannel(text)).toEqual(
          ['dotcom', 'etail', 'express'].includes(text)
            ? E.right(text)
            : E.left({ _tag: 'ChannelUnknown', channel: text }),
        )
      }),
    )
  })
})

describe('salesChannels', () => {
  it('map each channel to a name of the specification (SES-07)', () => {
    expect(salesChannels).toEqual({ etail: 'resiEtail', dotcom: 'resiCom', express: 'resiCom' })
  })
})
