import type { BrandPhone } from '#core/brand/brand.ts'
import { telephone } from '#ui/features/shared/tool.css.ts'

/** A sentence with a telephone number, which is a link. `text` writes the sentence around the number. */
export const PhoneSentence = ({
  phone,
  text,
}: {
  readonly phone: BrandPhone
  readonly text: (shown: string) => string
}) => {
  const [before = '', after = ''] = text(phone.shown).split(phone.shown)
  return (
    <p>
      <span>{before}</span>
      <a className={telephone} href={`tel:${phone.dial}`}>
        {phone.shown}
      </a>
      <span>{after}</span>
    </p>
  )
}
