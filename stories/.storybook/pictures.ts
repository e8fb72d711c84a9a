/** A way to photograph a story: the folder of its baselines, the width in CSS pixels and what the system prefers. */
export type View = {
  readonly name: string
  readonly width: number
  readonly colorScheme?: 'dark'
  readonly contrast?: 'more'
}

/** A run over stories: the globals of the toolbar, the tags that select stories, and the views of all of them and of screens and pages. */
export type PicturePass = {
  readonly globals: { readonly language?: string }
  readonly tags: readonly string[]
  /** The tags of stories that this pass leaves out. */
  readonly without?: readonly string[]
  /** Whether stories are checked for accessibility, zoom and scrolling, and only those with the tag `visual` are photographed. */
  readonly isChecked: boolean
  readonly views: readonly View[]
  readonly screenViews: readonly View[]
}

type Tagged = { readonly id: string; readonly tags: readonly string[] }

/** Tags of a story: `visual` has a picture in every test run, `public-page` is a page of the site. */
const VISUAL = 'visual'
const PAGE = 'public-page'

/** The tag of a page that the selected brand does not have. */
export const ABSENT = 'absent'

/** Returns the views of a story in a pass. */
export const viewsOf = (pass: PicturePass, { id, tags }: Tagged): readonly View[] => {
  if (tags.includes(ABSENT) || (pass.isChecked && !tags.includes(VISUAL))) return []
  const isScreen = (tags.includes(VISUAL) && !id.startsWith('kit-')) || tags.includes(PAGE)
  return [...pass.views, ...(isScreen ? pass.screenViews : [])]
}

/** The narrowest supported window, in CSS pixels. */
const PHONE = 360

const phone: View = { name: 'phone', width: PHONE }

/** The pass of every test run. */
export const testPass: PicturePass = {
  globals: {},
  tags: ['test'],
  isChecked: true,
  views: [phone],
  screenViews: [],
}

const screensIn = (name: string, without: string, globals: PicturePass['globals'] = {}): PicturePass => ({
  globals,
  without: [without],
  tags: [VISUAL, PAGE],
  isChecked: false,
  views: [],
  screenViews: [{ name, width: PHONE }],
})

/** The passes of the visual regression test over the default brand. */
export const visualPasses = {
  default: {
    ...testPass,
    isChecked: false,
    views: [phone, { name: 'desktop', width: 1440 }],
    screenViews: [
      { name: 'dark', width: PHONE, colorScheme: 'dark' },
      { name: 'contrast', width: PHONE, contrast: 'more' },
    ],
  },
  // A story that reads Spanish texts has the tag `spanish-texts`.
  english: screensIn('english', 'spanish-texts', { language: 'en' }),
} satisfies Readonly<Record<string, PicturePass>>

/** Returns the pass of the visual regression test over another brand. A story that needs what only the default brand sells has the tag `default-catalog`. */
export const brandPass = (slug: string): PicturePass => screensIn(slug, 'default-catalog')
