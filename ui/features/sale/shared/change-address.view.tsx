import { changeAddressWords as words } from '#ui/content/es/sale/change-address.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'

export type ChangeAddressProps = {
  readonly open: boolean
  readonly onStay: () => void
  readonly onChange: () => void
}

/** Says that the cart starts anew with another address (LOC-24). */
export const ChangeAddress = ({ open, onStay, onChange }: ChangeAddressProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title={words.title}
    closeLabel={commonWords.close}
    footer={
      <>
        <Button onClick={onChange}>{placeWords.change}</Button>
        <Button variant="secondary" onClick={onStay}>
          {words.stay}
        </Button>
      </>
    }
  >
    <p>{words.body}</p>
    <p>{words.until}</p>
  </Dialog>
)
