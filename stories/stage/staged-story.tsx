import type { Slot } from '#ui/kit/slot.ts'
import { momentOf } from './moments.ts'
import { networkOf } from './networks.ts'
import { showStage } from './shown-stage.ts'
import type { Stage } from './stage.ts'
import { startStagesAt } from './stage.ts'
import type { LoadedScreens } from './staged-app.tsx'
import { StagedApp, loadScreens } from './staged-app.tsx'

type Values = Readonly<Record<string, unknown>>
type StoryContext<Args> = {
  readonly id: string
  readonly args: Args
  readonly globals: Values
  readonly loaded: Values
}

type Shown = {
  readonly id: string
  readonly args: unknown
  readonly start: number
  /** How much of the toolbar's time has passed on the stage, in ms. */
  later: number
  readonly stage: Stage
  readonly screens: LoadedScreens
}

const stageIn = ({ stage }: Values): Stage => stage as Stage

const screensIn = ({ screens }: Values): LoadedScreens => screens as LoadedScreens

const isSame = (one: unknown, other: unknown): boolean => {
  const [left, right] = [Object.values(one as object), Object.values(other as object)]
  return left.length === right.length && left.every((value, at) => Object.is(value, right[at]))
}

let shown: Shown | null = null

/** Returns the stage of a story. The toolbar changes it; another beginning, or less time since, needs a new one. */
const stageOf = async <Args,>(
  { id, args, globals }: StoryContext<Args>,
  lead: (args: Args) => Promise<Stage>,
): Promise<Shown> => {
  const { start, later } = momentOf(globals['clock'])
  const isShown = shown?.id === id && shown.start === start && shown.later <= later
  if (shown === null || !isShown || !isSame(shown.args, args)) {
    startStagesAt(start)
    const [stage, screens] = await Promise.all([lead(args), loadScreens()])
    shown = { id, args, start, later: 0, stage, screens }
    showStage(stage)
  }
  shown.stage.timers.advance(later - shown.later)
  shown.later = later
  shown.stage.gate.setNetwork(networkOf(globals['network']))
  return shown
}

/**
 * Returns the metadata of all stories on a stage. Each story gets its own stage, prepared by its arguments and then
 * checked. While it is shown, the page uses the stage's clock; the toolbar sets its time and network.
 */
export const stagedMeta = <Args,>(
  lead: (args: Args) => Promise<Stage>,
  look: (stage: Stage, args: Args) => Promise<void>,
  /** Adds to the application of the stage, or shows something else. */
  shownWith: (stage: Stage, application: Slot) => Slot = (_stage, application) => application,
) => ({
  parameters: { layout: 'fullscreen' },
  loaders: [async (context: StoryContext<Args>) => stageOf(context, lead)],
  beforeEach: ({ loaded }: StoryContext<Args>) => {
    const stage = stageIn(loaded)
    const { now } = Date
    Date.now = stage.ports.clock.now
    return () => {
      Date.now = now
      stage.sale.stop()
      if (shown?.stage !== stage) return
      shown = null
      showStage(null)
    }
  },
  render: (_args: Args, { loaded }: Pick<StoryContext<Args>, 'loaded'>) => {
    const stage = stageIn(loaded)
    return <>{shownWith(stage, <StagedApp stage={stage} screens={screensIn(loaded)} />)}</>
  },
  play: ({ args, loaded }: Pick<StoryContext<Args>, 'args' | 'loaded'>) => look(stageIn(loaded), args),
})
