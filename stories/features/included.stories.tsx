import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { waitFor } from 'xstate'
import type { Stage } from '../stage/stage.ts'
import { landing, landingEmpty, landingFailed, landingLoading } from './landing.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const opened =
  (prepare: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await prepare(stage)
    stage.sale.request('included')
  }

const at = (outcome: OutcomeKind) =>
  opened(async (stage) => {
    await landing(outcome)(stage)
    await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  })

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', prepare: at('bulkIncluded') }),
  title: 'Pantallas/Lo que incluye la dirección',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Building: Story = { name: 'Edificio con internet', tags: ['visual'] }
export const Equipment: Story = { name: 'Casa con equipo', args: { prepare: at('bundle') } }
export const Nothing: Story = { name: 'Nada incluido', args: { prepare: at('serviceable') } }
export const Loading: Story = { name: 'Buscando', args: { prepare: opened(landingLoading('bulkIncluded')) } }
export const Empty: Story = {
  name: 'Sin ofertas en línea',
  args: { prepare: opened(landingEmpty('bulkIncluded')) },
}
export const Failed: Story = { name: 'Con falla', args: { prepare: opened(landingFailed('bulkIncluded')) } }
