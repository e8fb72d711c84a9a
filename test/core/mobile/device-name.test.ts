import { describe, expect, it } from 'vitest'
import { devices, deviceEnglish } from '#adapters/brand/cometa/devices/devices.ts'
import { english } from '#adapters/brand/cometa/english.ts'
import { translatedText } from '#core/brand/brand-texts.ts'
import { deviceName, deviceOfferName, translatedDeviceName } from '#core/mobile/device-name.ts'

const variants = devices.flatMap((device) => device.variants.map((variant) => ({ device, variant })))

describe('deviceOfferName', () => {
  it('has maker, model, colour and capacity (MOB-30)', () => {
    const names = variants.map(({ device, variant }) => deviceOfferName(device, variant))
    expect(names.find((name) => name.includes('iPhone 16,'))).toMatch(/^Apple iPhone 16, [^,]+, \d+ GB$/)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('translatedDeviceName', () => {
  it('is the name of the offer in English, as the pages of the device name its parts (MOB-30)', () => {
    const inEnglish = (text: string): string => deviceEnglish[text] ?? text
    for (const { device, variant } of variants) {
      const local = {
        device: { ...device, name: inEnglish(device.name) },
        variant: { ...variant, color: { name: inEnglish(variant.color.name) } },
      }
      expect(translatedText(deviceOfferName(device, variant), english)).toBe(
        deviceOfferName(local.device, local.variant),
      )
      expect(translatedText(deviceName(device), english)).toBe(deviceName(local.device))
      expect(translatedText(variant.color.name, english)).toBe(local.variant.color.name)
    }
  })

  it('prefers the translation of the text itself, and leaves a text without one as it is', () => {
    const find = (text: string): string | null => (text.startsWith('a') ? 'A' : null)
    expect(translatedDeviceName('a, b', find)).toBe('A')
    expect(translatedDeviceName('b, a, c d, c a', find)).toBe('b, A, c d, c A')
    expect(translatedDeviceName('', () => null)).toBe('')
  })
})
