import { useState } from 'react'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { type Language, languageTags } from '#core/shared/language.ts'
import { languageSwitchWords } from '#ui/content/es/shared/language-switch.ts'
import { currentLanguage, languageNames } from '#ui/content/language.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type LanguageSwitchProps = {
  readonly className: string
  /** The query of the page that the link opens again in the other language; empty if left out. */
  readonly search?: string | undefined
  /** Changes the page's language, without other changes; rejects if it can't. Absent: the link reloads the page. */
  readonly onLanguage?: ((language: Language) => Promise<void>) | undefined
}

/** The link to the other language. It changes the page in place (SES-09). */
export const LanguageSwitch = ({ className, search = '', onLanguage }: LanguageSwitchProps) => {
  const [hasFailed, setFailed] = useState(false)
  const other = currentLanguage() === 'es' ? 'en' : 'es'
  const change = handled(
    onLanguage &&
      (() => {
        setFailed(false)
        onLanguage(other).catch(() => setFailed(true))
      }),
  )
  return (
    <>
      <a
        className={className}
        href={hrefInLanguage(search, other)}
        hrefLang={languageTags[other]}
        lang={languageTags[other]}
        onClick={change}
      >
        {languageNames[other]}
      </a>
      {hasFailed ? <span role="alert">{languageSwitchWords.failed}</span> : null}
    </>
  )
}
