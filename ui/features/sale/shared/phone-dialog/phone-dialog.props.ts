import type { BrandIdentity } from '#core/brand/brand.ts'
import type { NumberEntry, TransferAnswer } from '#core/journeys/phone/phone.actors.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PhoneFailure } from '#core/phone/phone.failure.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'

/** What the dialog of the numbers of a telephone product shows, and what its visitor does in it. */
export type PhoneDialogProps = {
  readonly state: 'loading' | 'notLoaded' | 'choosing' | 'checking' | 'saving' | 'saved'
  /** The name of the product. */
  readonly product: string
  /** A mobile line transfers a number only with a transfer PIN. */
  readonly needsPin: boolean
  /** The ids of the lines of the product, in order. */
  readonly lineIds: readonly string[]
  /** The line whose number is brought, to begin with; the first line where it is left out. */
  readonly lineId?: string | undefined
  readonly phoneDetails: readonly PhoneDetails[]
  readonly offered: readonly LineNumber[]
  /** The number of another carrier that was entered last. */
  readonly number: LineNumber | null
  readonly transfer: TransferAnswer | null
  readonly invalid: PhoneFailure | null
  readonly failure: OrchestratorFailure | null
  /** The details that were saved last. */
  readonly saved: PhoneDetails | null
  readonly brand: BrandIdentity
  readonly onChoose: (lineId: string, number: LineNumber | null) => void
  readonly onCheck: (entry: NumberEntry) => void
  readonly onTransfer: () => void
  readonly onReopen: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}
