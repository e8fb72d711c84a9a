import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import type { FollowUpErrors } from '#core/follow-up/follow-up.ts'
import type { PostedFollowUp } from '#core/follow-up/posted-follow-up.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { followUpFormWords as words, followUpWords } from '#ui/features/sale/outcome/follow-up.es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { addressText } from '#ui/content/format.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { FollowUpFormView } from '#ui/features/sale/outcome/follow-up.view.tsx'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The result of a posted form. */
type Result =
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly errors: FollowUpErrors }
  | { readonly state: 'failed'; readonly code: RefusalCode; readonly requestId: string }

export type FollowUpPageProps = {
  readonly brand: Brand
  readonly posted: PostedFollowUp
  readonly result: Result
}

const titleOf = ({ posted: { kind }, result: { state } }: FollowUpPageProps): string => {
  if (state === 'sent') return followUpWords[kind].sent.title
  return state === 'invalid' ? words.invalid : words.failed
}

/** The page that answers a posted form: the confirmation, or the form with what was typed and what is wrong. */
export const FollowUpPage = (props: FollowUpPageProps) => {
  const { brand, posted, result } = props
  const { kind, address, form } = posted
  const { service } = brand.phones
  return (
    <SiteFrame brand={brand}>
      <Outcome
        scene={result.state === 'failed' ? 'providerDown' : 'webLead'}
        kicker={addressText(address)}
        title={titleOf(props)}
        actions={
          <>
            <ButtonLink href={localizationHref(address)} variant="secondary">
              {words.back}
            </ButtonLink>
            <ButtonLink href={`tel:${service.dial}`} variant="quiet">
              {commonWords.call(service.shown)}
            </ButtonLink>
          </>
        }
      >
        {result.state === 'sent' ? (
          <p>{followUpWords[kind].sent.body(form.emailAddress.trim())}</p>
        ) : (
          <FollowUpFormView
            kind={kind}
            outcome={null}
            address={address}
            brandName={brand.name}
            form={form}
            errors={result.state === 'invalid' ? result.errors : null}
            failure={
              result.state === 'failed' ? (
                <FailureNotice failure={{ _tag: 'Refused', ...result }} brand={brand} />
              ) : null
            }
            script={null}
          />
        )}
      </Outcome>
    </SiteFrame>
  )
}

/** Renders the page that answers a posted form, as HTML, in a language. */
export const followUpPage = (brand: Brand) =>
  perLanguage((posted: PostedFollowUp, result: Result) =>
    renderToStaticMarkup(<FollowUpPage brand={brand} posted={posted} result={result} />),
  )
