import type { Brand, BrandPhone } from '#core/brand/brand.ts'

/** The punctuation after a link, and what joins it to the line of the link. */
const PUNCTUATION = /^[.,;:)]/
const WORD_JOINER = '\u2060'

/** A text in which the telephone numbers of the brand are links. */
export const PhoneText = ({ text, brand }: { readonly text: string; readonly brand: Brand }) => {
  const phones: readonly BrandPhone[] = [...Object.values(brand.phones), brand.business.phone]
  const parts = phones.reduce(
    (texts, { shown }) =>
      texts.flatMap((part) => part.split(shown).flatMap((rest, at) => (at === 0 ? [rest] : [shown, rest]))),
    [text],
  )
  return parts.map((part, place) => {
    const phone = phones.find(({ shown }) => shown === part)
    return phone === undefined ? (
      part.replace(PUNCTUATION, place === 0 ? '$&' : `${WORD_JOINER}$&`)
    ) : (
      <a key={place} href={`tel:${phone.dial}`}>
        {part}
      </a>
    )
  })
}
