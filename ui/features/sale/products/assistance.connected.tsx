import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { AssistanceProgram } from '#core/localization/assistance.ts'
import { ASSISTANCE_CAMPAIGN, currentPrograms } from '#core/localization/assistance.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { PageBlock } from '#core/template/page-model.ts'
import { blockText, parameterIn } from '#ui/content/es/shared/page-model-text.ts'
import type { AssistanceProps } from './assistance.view.tsx'
import { Assistance } from './assistance.view.tsx'

export type AssistanceConnectedProps = {
  readonly sale: Sale
  readonly load: LoadCartOptions
  readonly brand: BrandIdentity
  readonly block: PageBlock
}

/** Saves the programs of the household, and shows the plans that it can buy with them. */
export const AssistanceConnected = ({ sale, load, brand, block }: AssistanceConnectedProps) => {
  const { actor } = sale
  const programs = useSelector(actor, selectServiceAddress)?.programs ?? []
  const campaign = useSelector(actor, ({ context }) => context.answer?.sessionInfo?.campaign)
  const [chosen, setChosen] = useState<readonly AssistanceProgram[]>([])
  const [state, setState] = useState<AssistanceProps['state']>('asking')
  const named = programs.filter((program) => currentPrograms.includes(program))

  const save = async (wanted: readonly AssistanceProgram[]): Promise<void> => {
    setState('saving')
    await whenSaved(actor)
    const ended = programs.filter((program) => !currentPrograms.includes(program))
    const calls = await load().catch(() => null)
    const answer = await calls?.addProgramDetails({ programs: [...ended, ...wanted] })()
    if (answer?._tag === 'Right') actor.send({ type: 'shop.changed', ...answer.right })
    setState(answer?._tag === 'Right' ? 'asking' : 'failed')
  }

  return (
    <Assistance
      plan={{ name: parameterIn(block, 'name'), about: blockText(block, brand) }}
      named={named}
      chosen={chosen}
      state={state}
      isRequested={campaign === ASSISTANCE_CAMPAIGN}
      onChoose={(program, isChosen) => {
        setState('asking')
        setChosen([...chosen.filter((other) => other !== program), ...(isChosen ? [program] : [])])
      }}
      onDeclare={() => {
        if (chosen.length === 0) setState('missing')
        else void save(chosen)
      }}
      onRemove={() => void save([])}
    />
  )
}
