import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '#core/routes/routes.ts'
import { helpWords } from '#ui/content/es/shared/help.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { expect, test } from './store.fixture.ts'
import { startStore } from './store.ts'

/** The script of the vendor, with its published interface. It notes its commands in the document. */
const SCRIPT = `window.ASAPP = (command) => { document.documentElement.dataset.chat = command }`

/** A vendor whose script can be missing. */
const openVendor = async () => {
  let isThere = true
  const server = createServer((_, response) => {
    response.writeHead(isThere ? 200 : 404, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(isThere ? SCRIPT : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leave: () => {
      isThere = false
    },
    close: () => server.close(),
  }
}

test('a public page runs the chat of a vendor within its content policy; without its script the embedded help opens; the application does not admit it (F37, S1)', async ({
  page,
}) => {
  const vendor = await openVendor()
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir, {
    CHAT_SCRIPT_URL: `${vendor.origin}/sdk.js`,
    CHAT_APP_ID: 'store',
  })
  const policyOf = async (path: string): Promise<string> => {
    const response = await page.goto(`${store.origin}${path}`)
    return response?.headers()['content-security-policy'] ?? ''
  }
  const help = page.getByRole('link', { name: commonWords.help }).first()
  const panel = page.getByRole('dialog', { name: helpWords.title })

  expect(await policyOf(paths.home)).toContain(vendor.origin)
  await help.click()
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'show')
  await expect(panel).toBeHidden()

  vendor.leave()
  await policyOf(paths.home)
  await help.click()
  await expect(panel).toBeVisible()

  expect(await policyOf(paths.localization)).not.toContain(vendor.origin)

  await store.stop()
  vendor.close()
  await rm(dataDir, { recursive: true, force: true })
})
