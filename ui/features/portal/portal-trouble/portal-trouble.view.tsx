import type { BrandIdentity } from '#core/brand/brand.ts'
import { portalTroubleWords as words, type PortalTrouble } from './es.ts'
import { PortalMessage } from '#ui/features/portal/shared/portal-message.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import * as css from './portal-trouble.css.ts'

export type PortalTroubleViewProps = {
  readonly trouble: PortalTrouble
  readonly brand: BrandIdentity
  readonly homeHref: string
  /** The next step: retry, sign in, or back to the account. */
  readonly next: { readonly href: string } | { readonly onPress: () => void; readonly isBusy: boolean }
}

const scenes: Readonly<Record<PortalTrouble, SceneName>> = {
  error: 'accountError',
  nonAuthorizedUser: 'notAuthorized',
  somethingWentWrong: 'accountBroken',
  exit: 'accountExit',
  unsigned: 'accountError',
}

const facts = ['services', 'order', 'next'] as const

/** A screen without the account: what happened, what it means for services and orders, what to do. */
export const PortalTroubleView = ({ trouble, brand, homeHref, next }: PortalTroubleViewProps) => {
  const text = words.screens[trouble]
  return (
    <PortalMessage
      brand={brand}
      scene={scenes[trouble]}
      title={text.title}
      lead={text.body}
      actions={
        <>
          {'href' in next ? (
            <ButtonLink href={next.href}>{text.act}</ButtonLink>
          ) : (
            <Button onClick={next.onPress} busy={next.isBusy}>
              {text.act}
            </Button>
          )}
          <ButtonLink href={homeHref} variant="quiet">
            {words.home}
          </ButtonLink>
        </>
      }
    >
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact} className={css.fact}>
            <dt className={css.label}>{words.labels[fact]}</dt>
            <dd className={css.text}>{text[fact]}</dd>
          </div>
        ))}
      </dl>
    </PortalMessage>
  )
}
