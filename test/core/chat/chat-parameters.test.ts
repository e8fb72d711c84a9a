import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatParameters, parseChatSettings } from '#core/chat/chat-parameters.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const settings = { scriptUrl: 'https://chat.example/sdk.js', appId: 'app' }

const page = (path: string, isDesktop: boolean, intent: string | null = null) => ({
  pathname: path,
  intent,
  isDesktop,
})

describe('chatParameters', () => {
  it('are the constants of the specification on every page (CHT-01)', () => {
    expect(chatParameters(settings, page('/', true))).toEqual({
      appId: 'app',
      region: 'US',
      position: 'right',
      sound: true,
      layer: 1000,
      offset: 0,
      language: 'es',
      intent: null,
    })
  })

  it.each([
    '/packages/savings-calculator',
    '/packages/savings-calculator/stores',
    '/packages/savings-calculator/agent',
  ])('shift the frame up 40 px on %s of a desktop alone (CHT-01)', (path) => {
    expect([true, false].map((isDesktop) => chatParameters(settings, page(path, isDesktop)).offset)).toEqual([
      40, 0,
    ])
    expect(chatParameters(settings, page(`${path}x`, true)).offset).toBe(path.endsWith('calculator') ? 0 : 40)
  })

  it('are in English below /en, and in Spanish on every other path (CHT-01)', () => {
    forAll(fc.webPath(), (path) => {
      expect(chatParameters(settings, page(`/en${path}`, true)).language).toBe(
        /^(?:\/|$)/.test(path) ? 'en' : 'es',
      )
      expect(chatParameters(settings, page(`/ayuda${path}`, true)).language).toBe('es')
    })
    expect(chatParameters(settings, page('/enlaces', true)).language).toBe('es')
  })

  it('pass on an intent of plain letters only (CHT-01)', () =>
    forAll(fc.oneof(anyText, fc.stringMatching(/^[\w .-]{1,60}$/)), (text) => {
      const { intent } = chatParameters(settings, page('/', true, text))
      expect(intent).toBe(/^[A-Za-z0-9_ .-]{1,60}$/.test(text) ? text : null)
    }))
})

describe('parseChatSettings', () => {
  it('reads the settings of a page, and anything else as none', () => {
    expect(parseChatSettings(JSON.stringify(settings))).toEqual(settings)
    for (const text of [null, undefined, '', '{', '{}', 'null', JSON.stringify({ ...settings, appId: 1 })])
      expect(parseChatSettings(text)).toBeNull()
  })
})
