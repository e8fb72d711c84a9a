import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { cents } from '#core/shared/money.ts'
import { accountRoomText } from '#ui/content/es/sale/account.ts'
import { obstacleWords } from '#ui/content/es/sale/coupon.ts'
import { addOnWords, choiceWords, purposeOf } from '#ui/features/sale/configure/es.ts'
import { labelLinkList } from '#ui/content/es/sale/label.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { cardText } from '#ui/content/es/sale/payment.ts'
import { differenceText } from '#ui/features/sale/order/es.ts'
import { purposeOfSpeed } from '#ui/content/es/sale/products.ts'
import { timeLeft } from '#ui/features/sale/session/es.ts'
import { addTranslations, inLanguage, selectLanguage } from '#ui/content/language.ts'
import { root } from '#test/architecture/repository.ts'

type Module = Readonly<Record<string, unknown>>

/** Matches the registration of words under a name. */
const REGISTERED = /\btranslated(?:<[^(]*>)?\(\s*'(\w+)'/g

const registeredIn = (file: string): readonly string[] =>
  existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(REGISTERED)].map(([, name = '']) => name) : []

/** The texts of the brand are data with a test of their own: in Spanish there is nothing to translate them with. */
const BRAND_TEXTS = 'ui/content/en/shared/brand-text.ts'

/** Returns the Spanish file of an English one. */
const spanishOf = (file: string): string =>
  file.replace('/content/en/', '/content/es/').replace(/\ben\.ts$/, 'es.ts')

const files = globSync(['ui/content/en/*/*.ts', 'ui/features/*/*/{en,*.en}.ts'], {
  cwd: root,
  exclude: [BRAND_TEXTS],
})
  .map((file) => ({ file, registered: registeredIn(join(root, spanishOf(file))) }))
  .filter(({ registered }) => registered.length > 0)

const translations = await Promise.all(
  files.map(async ({ file, registered }) => ({
    file,
    registered,
    spanish: (await import(join(root, spanishOf(file)))) as Module,
    english: (await import(join(root, file))) as Module,
  })),
)

addTranslations(
  'en',
  Object.assign({}, ...translations.map(({ english }) => english)) as Record<string, object>,
)

afterEach(() => selectLanguage('es'))

/** The parts that both languages share: keys, lengths of lists, and parameters of functions. */
const shapeOf = (words: unknown): unknown => {
  if (typeof words === 'function') return `function of ${words.length}`
  if (Array.isArray(words)) return words.map(shapeOf)
  return typeof words === 'object' && words !== null
    ? Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shapeOf(value)]))
    : typeof words
}

type Text = readonly [path: string, text: string]

/** Matches a text from an argument that its function can't write. */
const UNFIT = /undefined|NaN/

/** Lists the texts, with those of a function for the number 2 where it accepts one. */
const textsOf = (words: unknown, path: string): readonly Text[] => {
  if (typeof words === 'string') return UNFIT.test(words) ? [] : [[path, words]]
  if (typeof words === 'function') {
    try {
      const text: unknown = (words as (...given: readonly unknown[]) => unknown)(
        ...Array.from({ length: words.length }, () => cents(2)),
      )
      return textsOf(text, `${path}()`)
    } catch {
      return []
    }
  }
  return typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
    : []
}

/** The words of names that are the same in both languages. */
const NAMES =
  '{brand}|American Express|Assist|Business|Color|Cookies|Discover|Disney|EIN|Gig|ITIN|Internet|Legal|Lifeline|Mbps|Mastercard|Medicaid|Mobile|No|One|Plan|Plus|Select|TV|Ultra|Unlimited|Visa|WiFi|Xumo|eSIM|gigabytes|ms|pods?'

/** Matches the words that are names of places: most are the same in both languages. */
const PLACES = /^stateNames\./

/** Matches what is the same in both languages: text without words, and names. */
const SAME = new RegExp(`^([^a-z]|${NAMES})*$`, 'i')

describe.each(translations)('the English of $file', ({ registered, spanish, english }) => {
  it('has exactly the words that the Spanish module registers', () => {
    expect(Object.keys(english).toSorted()).toEqual(registered.toSorted())
  })

  it('has the keys, lists and parameters of the Spanish words', () => {
    for (const [name, words] of Object.entries(english))
      expect(shapeOf(words)).toEqual(shapeOf(spanish[name]))
  })

  it('is read under the name of the Spanish words', () => {
    selectLanguage('en')
    for (const [name, words] of Object.entries(english)) {
      expect(spanish[name], name).toBeDefined()
      expect({ ...(spanish[name] as object) }).toEqual({ ...(words as object) })
    }
  })

  it('is not the Spanish text', () => {
    const equal = Object.keys(english).flatMap((name) => {
      const inSpanish = new Map(textsOf(spanish[name], name))
      return inLanguage('en', () => textsOf(spanish[name], name)).filter(
        ([path, text]) => inSpanish.get(path) === text && !(SAME.test(text) || PLACES.test(path)),
      )
    })
    expect(equal).toEqual([])
  })

  it('has no Spanish letter and no exclamation', () => {
    for (const name of Object.keys(english))
      for (const [path, text] of inLanguage('en', () => textsOf(spanish[name], name)))
        expect(`${path}: ${text}`).not.toMatch(/[áéíóúñü¿¡!]/i)
  })
})

describe('the texts that both languages choose by the same logic', () => {
  it('follow the current language', () => {
    const texts = () => [
      timeLeft(90_000),
      accountRoomText({ reason: 'held', limit: 3, held: 1 } as never),
      obstacleWords({ kind: 'OtherChannel' } as never, (id) => id).title,
      addOnWords('wifi-pod', '').no,
      addOnWords('made-here', 'Made here').yes,
      choiceWords('unknown').none,
      purposeOf('disney-premium'),
      purposeOfSpeed(500),
      outcomeWords.notServiceable({ brandName: '', outcome: { kind: 'notServiceable' } as never }).next,
      cardText({ issuer: 'Unknown', lastFour: '1234' }),
      differenceText(cents(100), cents(300)),
      labelLinkList().at(-1)?.path,
    ]
    expect(texts()).toEqual([
      'Queda 1 minuto y medio',
      'Tu cuenta ya tiene 1 de 3. Puedes agregar 2 más.',
      'Este código no se usa aquí',
      'Sin pods',
      'Agregar Made here',
      'Ninguna',
      'Sin anuncios.',
      'Para la familia: series en varios televisores, tareas y videollamadas al mismo tiempo.',
      'Escribir otra dirección',
      'Tarjeta terminada en 1234',
      '$2.00 más',
      '/support',
    ])
    expect(inLanguage('en', texts)).toEqual([
      '1½ minutes left',
      'Your account already has 1 of 3. You can add 2 more.',
      'This code isn’t used here',
      'No pods',
      'Add Made here',
      'None',
      'No ads.',
      'For the family: shows on several TVs, homework, and video calls at the same time.',
      'Enter another address',
      'Card ending in 1234',
      '$2.00 more',
      '/en/support',
    ])
  })
})
