import type { Stage } from './stage.ts'
import { StagedApp } from './staged-app.tsx'

type Loaded = Readonly<Record<string, unknown>>
type Told<Args> = { readonly args: Args; readonly loaded: Loaded }

const stageIn = ({ stage }: Loaded): Stage => stage as Stage

/**
 * What stories on a stage share: each gets a stage of its own, led where its arguments say, and is looked at there. The time of the page is the
 * time of the stage while it is shown.
 */
export const stagedMeta = <Args,>(
  lead: (args: Args) => Promise<Stage>,
  look: (stage: Stage, args: Args) => Promise<void>,
) => ({
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: Told<Args>) => ({ stage: await lead(args) })],
  beforeEach: ({ loaded }: Told<Args>) => {
    const stage = stageIn(loaded)
    const { now } = Date
    Date.now = stage.ports.clock.now
    return () => {
      Date.now = now
      stage.sale.stop()
    }
  },
  render: (_args: Args, { loaded }: Told<Args>) => <StagedApp stage={stageIn(loaded)} />,
  play: ({ args, loaded }: Told<Args>) => look(stageIn(loaded), args),
})
