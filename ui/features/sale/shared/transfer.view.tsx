import { encodeQR } from 'qr'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { transferCodeText } from '#core/cart/transfer-code.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { transferWords } from '#ui/content/es/sale/visitor.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './transfer.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** Quiet zone of a QR code, in modules, as its standard requires. */
const QUIET_ZONE = 4

/** A text as a QR code. */
const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}

export type TransferProps = {
  readonly state: 'requesting' | 'offered' | 'expired' | 'empty' | 'failed'
  /** The code and the link that opens it; null before there is one. */
  readonly offer: { readonly code: TransferCode; readonly href: string } | null
  readonly failure: Slot
  readonly onAgain: () => void
  readonly onClose: () => void
}

const Offer = ({ code, href }: NonNullable<TransferProps['offer']>) => (
  <>
    <p>{transferWords.body}</p>
    <QrCode text={href} label={transferWords.qr} />
    <p>
      <a className={css.link} href={href}>
        {transferWords.link}
      </a>
    </p>
    <p>{transferWords.code}</p>
    <p className={css.code}>{transferCodeText(code)}</p>
    <p>{transferWords.limits}</p>
  </>
)

/** The dialog that moves the cart to another device. */
export const TransferDialog = ({ state, offer, failure, onAgain, onClose }: TransferProps) => (
  <Dialog open onClose={onClose} title={transferWords.title} closeLabel={commonWords.close}>
    <div className={css.content}>
      {state === 'requesting' ? <Progress label={transferWords.preparing} /> : null}
      {state === 'offered' && offer !== null ? <Offer {...offer} /> : null}
      {state === 'expired' ? (
        <Notice tone="info" title={transferWords.expired.title} live>
          <p>{transferWords.expired.body}</p>
          <Button variant="secondary" onClick={onAgain}>
            {transferWords.again}
          </Button>
        </Notice>
      ) : null}
      {state === 'empty' ? (
        <Notice tone="info" title={transferWords.empty.title} live>
          <p>{transferWords.empty.body}</p>
        </Notice>
      ) : null}
      {failure}
    </div>
  </Dialog>
)
