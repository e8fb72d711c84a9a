import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { parseTransferCode } from '#core/cart/transfer-code.ts'
import { selectStart } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import {
  startTransferEntry,
  type TransferEntryActor,
} from '#core/journeys/transfer-entry/transfer-entry.machine.ts'
import type { LoadVisitor } from '#core/ports/visitor.ts'
import { CodeEntryView } from './code-entry.view.tsx'

export type CodeEntryOverProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** The journey of the entry. */
  readonly actor: TransferEntryActor
}

export type CodeEntryProps = Omit<CodeEntryOverProps, 'actor'> & {
  readonly visitor: LoadVisitor
  /** What the link that opened the page has as its code. A well-formed code is submitted at once. */
  readonly code?: string | undefined
}

/** The entry of the code of another device, over its journey. */
export const CodeEntryOver = ({ actor, sale, brand }: CodeEntryOverProps) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const keepOwn = (): void => {
    actor.send({ type: 'replacement.refused' })
    const start = selectStart(sale.actor.getSnapshot())
    if (start !== null) sale.request(start)
  }
  return (
    <CodeEntryView
      state={value}
      failure={context.failure}
      hasAddress={context.address !== null}
      phone={brand.phones.sales}
      onCode={(typed) => actor.send({ type: 'code.submitted', code: typed })}
      onReplace={() => actor.send({ type: 'replacement.accepted' })}
      onKeep={keepOwn}
    />
  )
}

/** The entry of the code of another device. Its journey starts when it opens. */
export const CodeEntry = ({ visitor, code, ...props }: CodeEntryProps) => {
  const { sale } = props
  const [actor] = useState(() => startTransferEntry(sale, visitor))
  useEffect(() => {
    const linked = parseTransferCode(code ?? '')
    if (linked._tag === 'Some') actor.send({ type: 'code.submitted', code: linked.value })
    return () => {
      actor.stop()
    }
  }, [actor, code])
  return <CodeEntryOver {...props} actor={actor} />
}
