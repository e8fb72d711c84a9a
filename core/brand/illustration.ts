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

export type IllustrationName = (typeof illustrationNames)[number]

/** Colour of a part: the brand's drawings, the illustrations, or the page. `stroke` fills with the line colour. */
export type IllustrationPaint =
  | Exclude<Paint, 'line'>
  | keyof ScenePalette
  | Extract<keyof Palette, 'surface' | 'paper' | 'onNight' | 'onConfirmed'>
  | 'grey'

/** How a part is painted: filled, or as the line of the drawings, dashed, thick as an arm, or thin in a colour. */
export type IllustrationLook =
  | IllustrationPaint
  | 'line'
  | 'dashed'
  | `${IllustrationPaint}-limb`
  | `${IllustrationPaint}-thread`

/** One path: its look, a space, and its SVG path data. */
export type IllustrationPath = `${IllustrationLook} ${string}`

/** Parts that an SVG transformation moves, or that are seen through. */
export type IllustrationGroup = {
  readonly at?: string
  readonly opacity?: number
  readonly parts: Illustration
}

/**
 * The motif of the brand that is built, so that another brand can use the drawing: with its tail, without it, or
 * without the colour of actions; or its tail where one scene bends it.
 */
export type IllustrationMotif = {
  readonly motif: 'whole' | 'bare' | 'quiet' | 'heroTrail' | 'tangledTail'
  readonly at?: string
}

export type IllustrationPart = IllustrationPath | IllustrationGroup | IllustrationMotif

/** Drawn from first part to last, in 320 by 240 units; `hero` has 640 by 500, `houseInside` 480 by 410. */
export type Illustration = readonly IllustrationPart[]

export type Illustrations = Readonly<Record<IllustrationName, Illustration>>

/** Loads one illustration of a brand. */
export type IllustrationLoader = (name: IllustrationName) => Promise<Illustration>

/** Loads every illustration of a brand. */
export const loadIllustrations = async (load: IllustrationLoader): Promise<Illustrations> =>
  Object.fromEntries(
    await Promise.all(illustrationNames.map(async (name) => [name, await load(name)] as const)),
  ) as Illustrations

/** A drawing of a public page, with the size of its box. */
export type PagePicture = { readonly width: number; readonly height: number; readonly parts: Illustration }

/** The drawings of public pages, by name. */
export type PagePictures = Readonly<Record<string, PagePicture>>
