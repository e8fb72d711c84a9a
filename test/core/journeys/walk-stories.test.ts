import { beforeAll, describe, expect, it } from 'vitest'
import { arrive } from '#stories/journeys/arrive.ts'
import * as checkout from '#stories/journeys/checkout/checkout.stories.tsx'
import { actorOf, failureName, stateName } from '#stories/journeys/journey.ts'
import type { Journey } from '#stories/journeys/journey.ts'
import { allJourneys } from '#stories/journeys/journeys.ts'
import * as humanVerification from '#stories/journeys/human-verification/human-verification.stories.tsx'
import * as localization from '#stories/journeys/localization/localization.stories.tsx'
import { record } from '#stories/journeys/record.ts'
import { pathText } from '#stories/journeys/scene.ts'
import type { SceneArgs } from '#stories/journeys/scene.ts'
import * as coupon from '#stories/journeys/coupon/coupon.stories.tsx'
import * as missingParts from '#stories/journeys/missing-parts/missing-parts.stories.tsx'
import * as pages from '#stories/journeys/page-model/page-model.stories.tsx'
import * as phone from '#stories/journeys/phone/phone.stories.tsx'
import * as sale from '#stories/journeys/sale/sale.stories.tsx'
import * as session from '#stories/journeys/session/session.stories.tsx'
import * as shopping from '#stories/journeys/shopping/shopping.stories.tsx'
import { viewOf, views } from '#stories/journeys/views.ts'
import type { Scene } from '#stories/journeys/walk.ts'
import { walk } from '#stories/journeys/walk.ts'
import { createStage } from '#stories/stage/stage.ts'

const files = {
  sale,
  localization,
  shopping,
  checkout,
  session,
  'page-model': pages,
  'missing-parts': missingParts,
  coupon,
  phone,
  'human-verification': humanVerification,
}

const storyScenes = (name: Journey['name']): readonly SceneArgs[] =>
  Object.entries(files[name]).flatMap(([key, story]) =>
    key === 'default' ? [] : [(story as { readonly args: SceneArgs }).args],
  )

const scenes = new Map<Journey['name'], readonly Scene[]>()
/** How long the walks of all journeys may take, in ms: the machine may run other tests. */
const WALKS_MS = 180_000

beforeAll(async () => {
  const recorded = await record()
  for (const journey of Object.values(allJourneys))
    scenes.set(journey.name, walk(journey, createStage().ports, recorded).scenes)
}, WALKS_MS)

describe.each(Object.values(allJourneys))('the stories of $name', (journey) => {
  const of = (): readonly Scene[] => scenes.get(journey.name) ?? []

  it('cover every reachable state and every failure, by the machine’s path', () => {
    const due = of().map(({ path, ...scene }) => ({ ...scene, path: pathText(path) }))
    expect(storyScenes(journey.name), 'write them again: npm run storybook:journeys').toEqual(due)
  })

  it('have a view for each state, and every view has a state', () => {
    const states = of().map(({ state }) => state)
    const unseen = states.filter((state) => viewOf(journey.name, state) === null)
    expect(unseen, 'give them a view: stories/journeys/views.ts').toEqual([])
    const seen = states.map((state) => viewOf(journey.name, state))
    const idle = Object.values(views[journey.name]).filter((view) => !seen.includes(view))
    expect(idle).toEqual([])
  })

  it('reach the named state in a real sale with an in-memory provider', async () => {
    for (const { state, failure, path } of of()) {
      const { sale } = await arrive(journey, path)
      const snapshot = actorOf(sale, journey).getSnapshot()
      expect([stateName(snapshot), failureName(snapshot)]).toEqual([state, failure])
      sale.stop()
    }
  })
})
