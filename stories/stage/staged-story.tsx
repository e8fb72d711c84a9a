import type { ReactNode } from 'react'
import type { Stage } from './stage.ts'
import type { LoadedScreens } from './staged-app.tsx'
import { StagedApp, loadScreens } from './staged-app.tsx'

type Loaded = Readonly<Record<string, unknown>>
type Told<Args> = { readonly args: Args; readonly loaded: Loaded }

const stageIn = ({ stage }: Loaded): Stage => stage as Stage

const screensIn = ({ screens }: Loaded): LoadedScreens => screens as LoadedScreens

/**
 * Returns the metadata that all stories on a stage share. Each story gets its own stage, prepared by its arguments and then checked. While
 * it is shown, the page's clock is the stage's clock.
 */
export const stagedMeta = <Args,>(
  lead: (args: Args) => Promise<Stage>,
  look: (stage: Stage, args: Args) => Promise<void>,
  /** What is shown over the application. */
  overlay: (stage: Stage) => ReactNode = () => null,
) => ({
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: Told<Args>) => ({ stage: await lead(args), screens: await loadScreens() })],
  beforeEach: ({ loaded }: Told<Args>) => {
    const stage = stageIn(loaded)
    const { now } = Date
    Date.now = stage.ports.clock.now
    return () => {
      Date.now = now
      stage.sale.stop()
    }
  },
  render: (_args: Args, { loaded }: Told<Args>) => (
    <>
      <StagedApp stage={stageIn(loaded)} screens={screensIn(loaded)} />
      {overlay(stageIn(loaded))}
    </>
  ),
  play: ({ args, loaded }: Told<Args>) => look(stageIn(loaded), args),
})
