import { useState, type MouseEvent } from 'react'
import { type Language, languageTags, pathIn } from '#core/shared/language.ts'
import { paths } from '#core/routes/routes.ts'
import { languageSwitchWords } from '#ui/content/es/shared/language-switch.ts'
import { currentLanguage, languageNames } from '#ui/content/language.ts'

export type LanguageSwitchProps = {
  readonly className: string
  /** Changes the language of the page and keeps everything else; rejects if it can't. Without it the link leads to the front page. */
  readonly onLanguage?: ((language: Language) => Promise<void>) | undefined
}

/** The link to the other language. It changes the page in place (SES-09). */
export const LanguageSwitch = ({ className, onLanguage }: LanguageSwitchProps) => {
  const [hasFailed, setFailed] = useState(false)
  const other = currentLanguage() === 'es' ? 'en' : 'es'
  const change = (event: MouseEvent): void => {
    if (onLanguage === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setFailed(false)
    onLanguage(other).catch(() => setFailed(true))
  }
  return (
    <>
      <a
        className={className}
        href={pathIn(other, paths.home)}
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
