import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salesChannels } from '#core/session/channel.ts'
import { channels, isChannel } from '#core/session/session.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('isChannel', () => {
  it('accepts only the three channels (SES-07)', () =>
    forAll(fc.oneof(anyText, fc.constantFrom(...channels, 'Etail', 'dotcom ')), (text) => {
      expect(isChannel(text)).toBe(['dotcom', 'etail', 'express'].includes(text))
    }))
})

describe('salesChannels', () => {
  it('map each channel to a name of the specification (SES-07)', () => {
    expect(salesChannels).toEqual({ etail: 'resiEtail', dotcom: 'resiCom', express: 'resiCom' })
  })
})
