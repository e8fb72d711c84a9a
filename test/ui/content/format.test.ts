import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_CENTS, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import {
  addressText,
  calendarText,
  counted,
  dateParts,
  dateText,
  dayNames,
  dayText,
  hoursText,
  hourText,
  listText,
  money,
  phoneText,
  serviceAddressText,
  speedText,
  visitText,
} from '#ui/content/format.ts'
import { formatWords } from '#ui/content/en/shared/format.ts'
import { addTranslations, inLanguage, selectLanguage } from '#ui/content/language.ts'
import { sampleVisit } from './order-samples.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const anyCents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).map(cents)

describe('money', () => {
  it('formats every amount so that it parses back to the cent', () =>
    forAll(anyCents, (amount) => {
      const { text } = money(amount)
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/)
      expect(Math.round(Number(text.replace(/[$,]/g, '')) * 100)).toBe(amount)
    }))

  it('gives the same amount in parts, in text and in words', () =>
    forAll(anyCents, (amount) => {
      const { currencySign, whole, cents: rest, text, spoken } = money(amount)
      expect(`${currencySign}${whole}.${rest}`.replace('$-', '-$')).toBe(text)
      expect(spoken.includes('centavo')).toBe(rest !== '00')
      expect(spoken.startsWith('menos ')).toBe(amount < 0)
    }))

  it('agrees with Spanish of the United States on samples', () => {
    expect(money(cents(5_000)).text).toBe('$50.00')
    expect(money(cents(123_456_00)).text).toBe('$123,456.00')
    expect(money(cents(101)).spoken).toBe('1 dólar con 1 centavo')
    expect(money(cents(125_050)).spoken).toBe('1,250 dólares con 50 centavos')
  })
})

describe('counted', () => {
  it('uses the singular for one and only for one', () =>
    forAll(fc.nat(5_000), (count) => {
      expect(counted(count, 'unidad', 'unidades').endsWith(' unidad')).toBe(count === 1)
    }))
})

describe('dateText', () => {
  it('names the weekday, day, month and year that the calendar has', () => {
    const spanish = new Intl.DateTimeFormat('es-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    forAll(plainDate, (date) => {
      const parts = new Map(
        spanish.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
      )
      expect(dayText(date)).toBe(`${parts.get('weekday')} ${parts.get('day')} de ${parts.get('month')}`)
      expect(dateText(date)).toBe(`${dayText(date)} de ${dateParts(date).year}`)
    })
  })

  it('reads as it is spoken', () => {
    expect(dateText('2026-11-24' as PlainDate)).toBe('martes 24 de noviembre de 2026')
  })
})

describe('calendarText', () => {
  it('writes day, month and year as the United States write them in Spanish', () => {
    const spanish = new Intl.DateTimeFormat('es-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    forAll(plainDate, (date) => {
      expect(calendarText(date)).toBe(spanish.format(new Date(`${date}T00:00:00Z`)))
    })
  })
})

describe('hoursText', () => {
  it('states a.m. or p.m. once when both hours share it, and names noon and midnight', () => {
    const read = (fromHour: number, toHour: number) => hoursText(fromHour, toHour).replaceAll('\u00A0', ' ')
    expect(read(8, 10)).toBe('8 a 10 a. m.')
    expect(read(10, 12)).toBe('10 a. m. a mediodía')
    expect(read(13, 15)).toBe('1 a 3 p. m.')
    expect(read(22, 24)).toBe('10 p. m. a medianoche')
    expect(read(0, 2)).toBe('medianoche a 2 a. m.')
    expect(read(12, 14)).toBe('mediodía a 2 p. m.')
  })

  it('breaks no time over two lines', () =>
    forAll(fc.integer({ min: 0, max: 22 }), (hour) => {
      expect(hoursText(hour, hour + 2)).not.toMatch(/\. m\.|\d [ap]\./)
    }))

  it('has a distinct text for every two-hour window', () => {
    const all = Array.from({ length: 23 }, (_, hour) => hoursText(hour, hour + 2))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('phoneText', () => {
  it('changes only punctuation, and nothing without ten digits', () =>
    forAll(fc.stringMatching(/^\d{10}$/), fc.stringMatching(/^\d{0,9}$/), (ten, fewer) => {
      expect(phoneText(ten)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
      expect(phoneText(ten).replace(/\D/g, '')).toBe(ten)
      expect(phoneText(fewer)).toBe(fewer)
    }))
})

describe('speedText', () => {
  it('changes to gigabits at a thousand megabits', () => {
    expect([100, 500, 999, 1_000, 1_200, 2_000].map(speedText)).toEqual([
      '100 Mbps',
      '500 Mbps',
      '999 Mbps',
      '1 Gbps',
      '1.2 Gbps',
      '2 Gbps',
    ])
  })
})

describe('addressText', () => {
  it('omits empty parts', () => {
    expect(addressText({ street: '1 A St', unit: '', zip: '33130' })).toBe('1 A St, 33130')
    expect(addressText({ street: '', unit: '', zip: '' })).toBe('')
  })
})

describe('serviceAddressText', () => {
  it('names the city with its state and zip', () => {
    const place = { street: '900 Main Street', unit: 'Apt 4B', city: 'Houston', state: 'TX', zip: '77002' }
    expect(serviceAddressText(place)).toBe('900 Main Street, Apt 4B, Houston, TX 77002')
    expect(serviceAddressText({ ...place, unit: '' })).toBe('900 Main Street, Houston, TX 77002')
  })
})

describe('listText', () => {
  it.each([
    ['Internet', 'televisión e Internet'],
    ['internet', 'televisión e internet'],
    ['Instalación', 'televisión e Instalación'],
    ['índice', 'televisión e índice'],
    ['hilo musical', 'televisión e hilo musical'],
    ['hielo', 'televisión y hielo'],
    ['hiato', 'televisión y hiato'],
    ['iones', 'televisión y iones'],
    ['iPhone', 'televisión y iPhone'],
    ['teléfono', 'televisión y teléfono'],
    ['yeso', 'televisión y yeso'],
  ])('joins "televisión" and "%s" as Spanish is spoken', (last, joined) => {
    expect(listText(['televisión', last])).toBe(joined)
  })

  it('separates all words but the last with commas, and leaves one word as it is', () => {
    expect(listText(['a', 'b', 'c'])).toBe('a, b y c')
    expect(listText(['a'])).toBe('a')
    expect(listText([])).toBe('')
  })
})

describe('the formats in English', () => {
  addTranslations('en', { formatWords })
  beforeEach(() => selectLanguage('en'))
  afterEach(() => selectLanguage('es'))

  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return (date: PlainDate) => format.format(new Date(`${date}T00:00:00Z`))
  }
  const calendar = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')

  it('write every amount as in Spanish, so that it parses back to the cent, and speak it in English', () => {
    forAll(anyCents, (amount) => {
      const { spoken, ...written } = money(amount)
      const { spoken: spanish, ...same } = inLanguage('es', () => money(amount))
      expect(written).toEqual(same)
      expect(Math.round(Number(written.text.replace(/[$,]/g, '')) * 100)).toBe(amount)
      expect(spoken.replace(/^minus /, 'menos ')).toBe(
        spanish
          .replace(/dólar(es)?/, (noun) => (noun === 'dólar' ? 'dollar' : 'dollars'))
          .replace(' con ', ' and ')
          .replace('centavo', 'cent'),
      )
    })
    expect(money(cents(125_050)).spoken).toBe('1,250 dollars and 50 cents')
    expect(money(cents(101)).spoken).toBe('1 dollar and 1 cent')
    expect(money(cents(-200)).spoken).toBe('minus 2 dollars')
  })

  it('use the singular for one and only for one', () =>
    forAll(fc.nat(5_000), (count) => {
      expect(counted(count, 'line', 'lines').endsWith(' line')).toBe(count === 1)
    }))

  it('write dates as English of the United States', () => {
    forAll(plainDate, (date) => {
      expect(dateText(date)).toBe(intl({ weekday: 'long', ...calendar })(date))
      expect(calendarText(date)).toBe(intl(calendar)(date))
      expect(dayText(date)).toBe(intl({ weekday: 'long', day: 'numeric', month: 'long' })(date))
    })
    expect(dayNames()).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
  })

  it('join a list so that its words can be separated again', () => {
    forAll(fc.array(fc.stringMatching(/^[B-Z][a-z]{0,9}$/), { minLength: 1 }), (words) => {
      expect(listText(words).split(/, and |, | and /)).toEqual(words)
    })
    expect(listText(['internet', 'TV', 'phone'])).toBe('internet, TV, and phone')
    expect(listText(['TV', 'internet'])).toBe('TV and internet')
    expect(listText([])).toBe('')
  })

  it('state a.m. or p.m. once when both hours share it, and name noon and midnight', () => {
    const read = (fromHour: number, toHour: number) => plain(hoursText(fromHour, toHour))
    expect(read(8, 10)).toBe('8 to 10 a.m.')
    expect(read(10, 12)).toBe('10 a.m. to noon')
    expect(read(11, 13)).toBe('11 a.m. to 1 p.m.')
    expect(read(12, 14)).toBe('noon to 2 p.m.')
    expect(read(22, 24)).toBe('10 p.m. to midnight')
    expect(
      plain(visitText({ ...sampleVisit, date: '2026-11-24' as PlainDate, fromHour: 8, toHour: 10 })),
    ).toBe('Tuesday, November 24, from 8 to 10 a.m.')
  })

  it('name each hour of the day once', () => {
    const all = Array.from({ length: 24 }, (_, hour) => hourText(hour))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the formats in both languages', () => {
  it('have no space that the language data of browsers write differently', () => {
    addTranslations('en', { formatWords })
    for (const language of ['es', 'en'] as const)
      forAll(plainDate, anyCents, fc.integer({ min: 0, max: 23 }), (date, amount, hour) => {
        const { text, spoken } = money(amount)
        const written = inLanguage(language, () =>
          [text, spoken, dateText(date), calendarText(date), hoursText(hour, hour + 1)].join(),
        )
        expect(written).not.toMatch(/[\u2000-\u200F\u202F]/)
      })
  })
})
