import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginDeviceOf, readLoginDevice } from '#core/portal/login-device.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('loginDeviceOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'chrome', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, 'edge', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 OPR/115.0`, 'opera', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) Version/18.1 Safari/605.1.15', 'safari', 'mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'safari', 'iphone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Safari/604.1', 'chrome', 'iphone'],
    ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) FxiOS/133.0 Safari/605.1.15', 'firefox', 'ipad'],
    [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125 Safari`, 'samsung', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'firefox', 'linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'chrome', 'chromeos'],
    ['', null, null],
    ['curl/8.0', null, null],
  ])('names browser and system of %s (PTL-30)', (userAgent, browser, system) => {
    expect(loginDeviceOf(userAgent)).toEqual({ browser, system })
  })
})

describe('readLoginDevice', () => {
  it('reads what was stored, and treats anything else as unknown (PTL-30)', () => {
    forAllWith({ examples: [['Chrome/1 Windows']] }, fc.string(), (userAgent) => {
      const device = loginDeviceOf(userAgent)
      expect(readLoginDevice(JSON.parse(JSON.stringify(device)))).toEqual(device)
    })
    forAll(fc.anything(), (stored) => {
      expect(readLoginDevice({ browser: stored, system: 'toString' })).toMatchObject({ system: null })
    })
    expect(readLoginDevice(undefined)).toEqual({ browser: null, system: null })
  })
})
