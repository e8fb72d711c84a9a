import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Chat } from '#core/ports/chat.ts'
import { createHelpToggle } from '#ui/compose/browser/toggle-help.ts'

/** A chat that records its commands. It loads only if `loads` allows it. */
const chatOf = (name: string, commands: string[], loads: () => boolean = () => true): Chat => ({
  show: async () => {
    commands.push(`${name} show`)
    return loads() ? E.right(undefined) : E.left({ _tag: 'ChatUnavailable' })
  },
  hide: () => void commands.push(`${name} hide`),
})

describe('createHelpToggle', () => {
  it('shows and hides the chat of the vendor in turn, and says which it did (CHT-02)', async () => {
    const commands: string[] = []
    const press = createHelpToggle(chatOf('chat', commands), async () => chatOf('help', commands))
    expect([await press(), await press(), await press()]).toEqual([true, false, true])
    expect(commands).toEqual(['chat show', 'chat hide', 'chat show'])
  })

  it('opens the embedded help without a chat, as often as it is pressed (CHT-02)', async () => {
    const commands: string[] = []
    const press = createHelpToggle(null, async () => chatOf('help', commands))
    expect([await press(), await press()]).toEqual([false, false])
    expect(commands).toEqual(['help show', 'help show'])
  })

  it('opens the embedded help for a chat that does not load, and tries the chat again with the next press (F37)', async () => {
    const commands: string[] = []
    const answers = [false, true]
    const chat = chatOf('chat', commands, () => answers.shift() ?? true)
    const press = createHelpToggle(chat, async () => chatOf('help', commands))
    expect([await press(), await press()]).toEqual([false, true])
    expect(commands).toEqual(['chat show', 'help show', 'chat show'])
  })
})
