import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '#core/routes/routes.ts'
import { channels, isChannel } from '#core/session/session.ts'
import { channelAt } from '#ui/app/channel.ts'
import { forAll } from '#test/for-all.ts'

describe('channelAt', () => {
  it('returns the channel that the localization page names', () => {
    for (const channel of channels) {
      expect(channelAt(`${paths.localization}/${channel}`)).toBe(channel)
      expect(channelAt(`${paths.localization}/${channel}/`)).toBe(channel)
    }
  })

  it('returns none for every other path', () =>
    forAll(
      fc.oneof(
        fc.webPath(),
        fc.webSegment().map((end) => `${paths.localization}/${end}`),
      ),
      (path) => {
        if (!isChannel(path.split('/').at(-1) ?? '')) expect(channelAt(path)).toBeNull()
      },
    ))
})
