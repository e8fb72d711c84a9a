/** What a page still has to load or draw before a picture of it. */
export type Drawing = {
  readonly window: readonly [width: number, height: number]
  readonly pageHeight: number
  readonly fonts: FontFaceSetLoadStatus
  readonly images: readonly string[]
  /** How many drawings and parts of the page wait for their code. */
  readonly emptyParts: number
}

/** Reads the state of the page in its next frame. Runs in the page of any commit, so it uses no outer names. */
export const readDrawing = async (): Promise<Drawing> => {
  await new Promise(requestAnimationFrame)
  return {
    window: [innerWidth, innerHeight],
    pageHeight: document.documentElement.scrollHeight,
    fonts: document.fonts.status,
    images: [...document.images]
      .filter(({ complete, loading }) => !complete && loading !== 'lazy')
      .map(({ src }) => src),
    emptyParts: document.querySelectorAll('svg[viewBox]:empty, [aria-busy="true"]:empty').length,
  }
}

const isComplete = ({ fonts, images, emptyParts }: Drawing): boolean =>
  fonts === 'loaded' && images.length === 0 && emptyParts === 0

/** The number of frames in which nothing must change: viewport units follow the window's height some frames later. */
const STABLE_FRAMES = 8

/** How long a page may make no progress, in ms and in frames: a slow machine draws fewer. */
const PATIENCE_MS = 5_000
const PATIENCE_FRAMES = 300

/** Waits until a page is complete and stable; returns its height. Fails with its state after 5 s without progress. */
export const waitUntilDrawn = async (read: () => Promise<Drawing> = readDrawing): Promise<number> => {
  let last = ''
  let same = 0
  let changedAt = performance.now()
  for (;;) {
    const drawing = await read()
    const text = JSON.stringify(drawing)
    same = text === last ? same + 1 : 0
    if (same === 0) changedAt = performance.now()
    if (isComplete(drawing) && same >= STABLE_FRAMES) return drawing.pageHeight
    if (same > PATIENCE_FRAMES && performance.now() - changedAt > PATIENCE_MS)
      throw new Error(`The page is not drawn after ${PATIENCE_MS} ms without progress: ${text}`)
    last = text
  }
}

/**
 * Lays out content that waits for scrolling, so that the page has its full height, and ends every transition at once. A
 * dialog retains the layer of its entrance: letters are placed differently in a layer and outside it.
 */
export const STILL = `
  * { content-visibility: visible !important }
  dialog { will-change: transform }
  *, ::before, ::after { animation: none !important; transition: none !important }
`
