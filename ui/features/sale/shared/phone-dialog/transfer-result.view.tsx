import { phoneWords as words, portRefusals } from '../phone-dialog.es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import type { PhoneDialogProps } from './phone-dialog.props.ts'
import * as css from './phone-dialog.css.ts'

export type TransferResultProps = Pick<
  PhoneDialogProps,
  'state' | 'number' | 'transfer' | 'saved' | 'brand' | 'onTransfer'
>

/** Whether the entered number can be ported, or the number that was saved. */
export const TransferResult = ({
  state,
  number,
  transfer,
  saved,
  brand,
  onTransfer,
}: TransferResultProps) => {
  const { sales } = brand.phones
  if (state === 'saved' && saved !== null) {
    const { title, body } = words.saved(saved)
    return (
      <Notice tone="confirmed" title={title} live>
        <p>{body}</p>
      </Notice>
    )
  }
  if (transfer === null) return null
  if (transfer.isPortable && number !== null) {
    const { title, body } = words.portable(number, transfer.carrier)
    return (
      <Notice tone="confirmed" title={title} live>
        <p>{body}</p>
        <p>{words.keepReady}</p>
        <div className={css.ways}>
          <Button variant="secondary" busy={state === 'saving'} busyLabel={words.saving} onClick={onTransfer}>
            {words.confirm}
          </Button>
        </div>
      </Notice>
    )
  }
  if (transfer.isPortable) return null
  const { title, body } = portRefusals[transfer.reason]
  return (
    <Notice tone="info" title={title} live>
      <p>{body}</p>
      <ButtonLink variant="quiet" href={`tel:${sales.dial}`}>
        {commonWords.call(sales.shown)}
      </ButtonLink>
    </Notice>
  )
}
