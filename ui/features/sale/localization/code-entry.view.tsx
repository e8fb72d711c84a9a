import { useState, type SubmitEvent } from 'react'
import type { BrandPhone } from '#core/brand/brand.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { parseTransferCode } from '#core/cart/transfer-code.ts'
import type { CodeFailure } from '#core/ports/visitor.ts'
import { codeEntryWords as words, restoreWords } from '#ui/content/es/sale/visitor.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './visit-options.css.ts'

export type CodeEntryViewProps = {
  readonly state: 'entering' | 'finding' | 'deciding' | 'asking' | 'taking' | 'taken' | 'refused'
  readonly failure: CodeFailure | null
  /** The code has brought the address of its cart. */
  readonly hasAddress: boolean
  readonly phone: BrandPhone
  readonly onCode: (code: TransferCode) => void
  readonly onReplace: () => void
  readonly onKeep: () => void
}

type FailureProps = Pick<CodeEntryViewProps, 'phone'> & { readonly failure: CodeFailure }

const Failure = ({ failure, phone }: FailureProps) => (
  <Notice tone="danger" title={restoreWords[failure].title} live>
    <p>{restoreWords[failure].body}</p>
    <p>
      <a href={`tel:${phone.dial}`}>{commonWords.call(phone.shown)}</a>
    </p>
  </Notice>
)

/** Says that the order of this device is replaced, and asks (CRT-14). */
const Question = ({ onReplace, onKeep }: Pick<CodeEntryViewProps, 'onReplace' | 'onKeep'>) => (
  <Notice tone="info" title={words.replace.title} live>
    <p>{words.replace.body}</p>
    <div className={css.choices}>
      <Button onClick={onReplace}>{words.replace.accept}</Button>
      <Button variant="secondary" onClick={onKeep}>
        {words.replace.keep}
      </Button>
    </div>
  </Notice>
)

/** The entry of the code of another device. What was typed stays when the code is not accepted. */
export const CodeEntryView = ({
  state,
  failure,
  hasAddress,
  phone,
  onCode,
  onReplace,
  onKeep,
}: CodeEntryViewProps) => {
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = parseTransferCode(typed)
    setMalformed(code._tag === 'None')
    if (code._tag === 'Some') onCode(code.value)
  }
  if (state === 'asking') return <Question onReplace={onReplace} onKeep={onKeep} />
  if (state === 'taken' && !hasAddress)
    return (
      <Notice tone="confirmed" title={words.taken.title} live>
        <p>{words.taken.body}</p>
      </Notice>
    )
  const isBusy = state !== 'entering' && state !== 'refused'
  return (
    <form className={css.code} onSubmit={submit} noValidate>
      {failure === null || isBusy ? null : <Failure failure={failure} phone={phone} />}
      <TextField
        label={words.label}
        hint={words.hint}
        name="code"
        width="short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={isMalformed ? words.malformed : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isBusy ? <Progress label={words.finding} /> : null}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {words.use}
      </Button>
    </form>
  )
}
