import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Address } from '#core/address/address.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { startFollowUp, type FollowUpActor } from '#core/journeys/follow-up/follow-up.machine.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { LoadFollowUps } from '#core/ports/follow-up-calls.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { FollowUpFormView, FollowUpSent } from './follow-up.view.tsx'

export type FollowUpOverProps = {
  readonly kind: FollowUpKind
  readonly outcome: OutcomeKind
  readonly address: Address
  readonly brand: BrandIdentity
  /** The journey of the form. */
  readonly actor: FollowUpActor
}

export type FollowUpConnectedProps = Omit<FollowUpOverProps, 'actor'> & { readonly load: LoadFollowUps }

/** The form of a request about an address, over its journey. */
export const FollowUpOver = ({ actor, kind, outcome, address, brand }: FollowUpOverProps) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { form, errors, refusals, failure } = context
  if (value === 'sent') return <FollowUpSent kind={kind} email={form.emailAddress.trim()} />
  return (
    <FollowUpFormView
      kind={kind}
      outcome={outcome}
      address={address}
      brandName={brand.name}
      form={form}
      errors={errors}
      refusals={refusals}
      isBusy={value === 'sending'}
      failure={failure === null ? null : <FailureNotice failure={failure} brand={brand} />}
      script={{
        onChange: (changes) => actor.send({ type: 'form.changed', changes }),
        onSubmit: () => actor.send({ type: 'form.submitted' }),
      }}
    />
  )
}

/** The form of a request about an address. Its journey starts when it opens. */
export const FollowUpConnected = ({ load, ...props }: FollowUpConnectedProps) => {
  const { kind, address } = props
  const [actor] = useState(() => startFollowUp({ kind, address, load }))
  useEffect(() => () => actor.stop(), [actor])
  return <FollowUpOver {...props} actor={actor} />
}
