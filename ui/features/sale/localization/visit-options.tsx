import { useState, type SubmitEvent } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import { parseTransferCode } from '#core/cart/transfer-code.ts'
import { returnStart } from '#core/journeys/sale/sale.return.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { codeEntryWords, returnWords } from '#ui/content/es/sale/visitor.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './visit-options.css.ts'

type ContinueOrderProps = { readonly sale: Sale; readonly address: AddressForm }

/** Continues the saved order of a returning visitor (LOC-21). */
export const ContinueOrder = ({ sale, address }: ContinueOrderProps) => {
  const proceed = (): void => {
    const start = returnStart(sale.actor.getSnapshot().context)
    if (start?._tag === 'Configure') sale.request('configure')
    if (start?._tag === 'Localize')
      sale.localization.send({
        type: 'address.submitted',
        address: start.address,
        source: RETURN_USER_SOURCE,
      })
  }
  return (
    <Notice tone="saved" title={returnWords.title}>
      <p>{returnWords.body(address)}</p>
      <Button variant="secondary" onClick={proceed}>
        {returnWords.continue}
      </Button>
    </Notice>
  )
}

/** Takes the code of another device. The next opened shop restores its cart. */
export const CodeEntry = ({ sale }: Pick<ContinueOrderProps, 'sale'>) => {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = parseTransferCode(typed)
    setRefused(code._tag === 'None')
    if (code._tag === 'None') return
    const enter = async (): Promise<void> => {
      const visitor = await sale.visitor?.()
      visitor?.enterCode(code.value)
    }
    enter().then(
      () => setTaken(true),
      () => setRefused(true),
    )
  }
  if (isTaken)
    return (
      <Notice tone="confirmed" title={codeEntryWords.taken.title} live>
        <p>{codeEntryWords.taken.body}</p>
      </Notice>
    )
  return (
    <form className={css.code} onSubmit={submit} noValidate>
      <TextField
        label={codeEntryWords.label}
        hint={codeEntryWords.hint}
        name="code"
        width="short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={isRefused ? codeEntryWords.malformed : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {codeEntryWords.use}
      </Button>
    </form>
  )
}
