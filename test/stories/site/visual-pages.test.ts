import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { sitePaths } from '#core/routes/site-pages.ts'
import { steps } from '#core/routes/steps.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import { isVisual } from '#stories/.storybook/story-runs.ts'
import { visualPages } from '#stories/site/write-page-stories.ts'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'

type PageStory = { readonly name?: string; readonly tags?: readonly string[] }

const ofDevices = Object.values(
  import.meta.glob<Readonly<Record<string, PageStory>>>('../../../stories/site/*.stories.tsx', {
    eager: true,
  }),
).flatMap((file) => Object.values(file))

const stories: readonly PageStory[] = [
  ...ofDevices,
  // The landing page has stories of its own.
  ...sitePaths
    .filter((path) => path !== '/')
    .map((name) => ({ name, tags: visualPages.includes(name) ? ['visual'] : [] })),
]

/** The kinds of sections, and the layouts of steps, of the pages of stories. */
const kindsOf = (shown: readonly PageStory[]): readonly string[] => {
  const routes = sitePathsOf(brand).filter((route) => shown.some(({ name }) => name === route))
  const kinds = routes.flatMap((route) =>
    writePage(brand, route).page.sections.map((section) =>
      section.kind === 'steps' ? `${section.kind} ${section.layout ?? 'curve'}` : section.kind,
    ),
  )
  return [...new Set(kinds)].toSorted()
}

describe('the visual stories of public pages', () => {
  it('have every kind of section and every layout of steps', () => {
    const kinds = kindsOf(stories)
    expect(kinds.length).toBeGreaterThan(20)
    expect(kindsOf(stories.filter(({ tags = [] }) => isVisual(tags)))).toEqual(kinds)
  })
})

const sources = import.meta.glob<string>('../../../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const idsIn = (source: string): readonly string[] => {
  const [, title = ''] = /title: '([^']+)'/.exec(source) ?? []
  return [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
}

describe('the front page of the stories', () => {
  it('leads to five stories that exist', () => {
    const all = new Set(Object.values(sources).flatMap(idsIn))
    const front = sources['../../../stories/theme/start.stories.tsx'] ?? ''
    const linked = [...front.matchAll(/id: '([^']+)'/g)].map(([, id = '']) => id)
    expect(linked).toHaveLength(5)
    expect(linked.filter((id) => !all.has(id))).toEqual([])
  })

  it('leads from the map to a story of each step, and to the diagram of each part', () => {
    const all = new Set(Object.values(sources).flatMap(idsIn))
    const front = sources['../../../stories/theme/start.stories.tsx'] ?? ''
    const linked = [...front.matchAll(/story: '([^']+)'/g)].map(([, id = '']) => id)
    const diagrams = linked.filter((id) => id.endsWith('--diagram'))
    expect(linked).toHaveLength(Object.keys(steps).length + diagrams.length)
    expect(linked.filter((id) => !diagrams.includes(id) && !all.has(id))).toEqual([])
    const journeys = new Set(Object.values(steps).map(({ journey }) => journey))
    expect(diagrams).toEqual(
      [...journeys].map((journey) => toId(`Recorridos/${allJourneys[journey].title.es}`, 'diagram')),
    )
  })
})
