import type { Paint } from './artwork.ts'
import type { Palette, ScenePalette } from './palette.ts'

/** The situations that have an illustration. `houseInside` belongs to the public pages. */
export const sceneNames = [
  'hero',
  'serviceable',
  'bundle',
  'serviceSelection',
  'bulkIncluded',
  'bulk',
  'existingCustomer',
  'activeLocation',
  'unitNotFound',
  'multipleUnits',
  'addressNotFound',
  'notServiceable',
  'webLead',
  'preSale',
  'commercial',
  'enterAddress',
  'confirmation',
  'providerDown',
  'notFound',
  'sessionExpired',
  'emptyCart',
  'schedule',
  'payment',
  'accountLogin',
  'accountCode',
  'accountChoice',
  'noBills',
  'accountError',
  'notAuthorized',
  'accountBroken',
  'accountExit',
] as const

export type SceneName = (typeof sceneNames)[number]

export const illustrationNames = [...sceneNames, 'houseInside'] as const

/** The colour of a part: of the brand's drawings, of the illustrations, or of the page. `stroke` fills with the colour of lines. */
export type IllustrationPaint =
  | Paint
  | Exclude<keyof ScenePalette, 'hair' | `skin${string}`>
  | Extract<keyof Palette, 'surface' | 'onNight' | 'onConfirmed'>

/** One path of an illustration, as SVG path data. `at` is an SVG transformation that moves it. */
export type IllustrationPart = {
  readonly paint: IllustrationPaint
  readonly d: string
  readonly at?: string
}

/** Drawn from the first part to the last, in a box of 320 by 240 units; `hero` has 640 by 500, `houseInside` 480 by 410. */
export type Illustration = readonly IllustrationPart[]

export type Illustrations = Readonly<Record<(typeof illustrationNames)[number], Illustration>>

/** Loads the own illustrations of a brand. Null for a brand that uses the shared compositions, which draw its motif in its colours. */
export type IllustrationLoader = (() => Promise<Illustrations>) | null
