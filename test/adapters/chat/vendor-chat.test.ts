import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadScript } from '#adapters/browser/load-script.ts'
import { createVendorChat, type VendorCommand } from '#adapters/chat/vendor-chat.ts'
import { chatParameters } from '#core/chat/chat-parameters.ts'
import type { LogEntry } from '#core/ports/log.ts'

/** The script of a vendor: one global function that accepts commands, and refuses any before `load`. */
const SCRIPT = `
  let isLoaded = false
  window.ASAPP = (command, data) => {
    if (command !== 'load' && !isLoaded) throw new Error('not loaded')
    isLoaded = true
    window.commands.push([command, data])
  }`

let requests = 0
const peer = createServer((request, response) => {
  requests += 1
  if (request.url === '/sdk.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT)
  else if (request.url === '/other.js') response.writeHead(200).end('window.Other = 1')
  else response.writeHead(500).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => peer.close(resolve)))

type Page = { readonly commands: unknown[]; readonly ASAPP?: VendorCommand }

/** The chat on a page that loads scripts from the peer as a browser does: fetched, then run with its own window. */
const chatFrom = (path: string, paths: readonly string[] = []) => {
  const page: Page = { commands: [] }
  const logged: LogEntry[] = []
  let tries = 0
  const run = async (url: string, loaded: () => void, failed: () => void): Promise<void> => {
    const response = await fetch(url)
    if (!response.ok) return failed()
    runInNewContext(await response.text(), { window: page })
    return loaded()
  }
  const add = (url: string, loaded: () => void, failed: () => void): void =>
    void run(url, loaded, failed).catch(failed)
  const chat = createVendorChat({
    parameters: () =>
      chatParameters(
        { scriptUrl: `${origin}${path}`, appId: 'app-1' },
        {
          pathname: '/packages/savings-calculator',
          intent: 'buy internet',
          isDesktop: true,
        },
      ),
    loadScript: () =>
      loadScript({ url: `${origin}${paths[tries++] ?? path}`, log: (entry) => void logged.push(entry), add }),
    vendor: () => page.ASAPP,
  })
  return { chat, page, logged }
}

describe('createVendorChat', () => {
  it('loads and starts the script once, with the parameters, and shows and hides on demand (CHT-01)', async () => {
    const { chat, page } = chatFrom('/sdk.js')
    const before = requests
    chat.hide()
    expect(requests).toBe(before)
    expect(await chat.show()).toEqual(E.right(undefined))
    chat.hide()
    expect(await chat.show()).toEqual(E.right(undefined))
    expect(requests).toBe(before + 1)
    expect(page.commands).toEqual([
      [
        'load',
        {
          AppId: 'app-1',
          Region: 'US',
          Language: 'es',
          Sound: true,
          Display: { Align: 'right', FrameStyle: { zIndex: 1000, bottom: '40px' } },
          Intent: { iva_intent: 'buy internet' },
        },
      ],
      ['show', undefined],
      ['hide', undefined],
      ['show', undefined],
    ])
  })

  it('shows the chat once although it is opened many times at once (CHT-02)', async () => {
    const { chat, page } = chatFrom('/sdk.js')
    await Promise.all(Array.from({ length: 5 }, () => chat.show()))
    expect(page.commands.filter((command) => (command as readonly unknown[])[0] === 'load')).toHaveLength(1)
  })

  it('fails without an exception, logs the host, and tries again with the next opening (F37, CHT-02)', async () => {
    const { chat, page, logged } = chatFrom('/sdk.js', ['/down.js'])
    expect(await chat.show()).toEqual(E.left({ _tag: 'ChatUnavailable' }))
    expect(logged).toEqual([
      { level: 'error', event: 'ScriptLoadFailed', facts: { host: new URL(origin).host } },
    ])
    expect(await chat.show()).toEqual(E.right(undefined))
    expect(page.commands).toHaveLength(2)
  })

  it('fails where the script is another one (F37)', async () => {
    expect(await chatFrom('/other.js').chat.show()).toEqual(E.left({ _tag: 'ChatUnavailable' }))
  })

  it('fails where a command throws (F37)', async () => {
    const chat = createVendorChat({
      parameters: () => {
        throw new Error('broken')
      },
      loadScript: () => Promise.resolve(),
      vendor: () => () => undefined,
    })
    expect(await chat.show()).toEqual(E.left({ _tag: 'ChatUnavailable' }))
  })
})
