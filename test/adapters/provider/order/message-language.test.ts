import { describe, expect, it } from 'vitest'
import { answerOf, buildProvider, type BuiltProvider, readyBuyer } from '#test/builders/provider.builder.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { languages } from '#core/shared/language.ts'

const FOREVER = epochMs(9e14)

const written = async ({ store }: BuiltProvider) => {
  const claimed = await store.transaction((tx) => tx.claimMessages(FOREVER, FOREVER, 100))
  return claimed.map(({ content, language }) => [content?.kind, language])
}

describe('the messages about an order', () => {
  it.each(languages)('have the language in which it was placed: %s (MSG-01, SES-09)', async (language) => {
    const built = buildProvider()
    const { order } = await readyBuyer({ ...built, visitor: () => built.visitor(language) })
    await answerOf(order())
    expect(await written(built)).toEqual([['orderConfirmed', language]])
  })
})
