import type { LoginBrowser, LoginDevice, LoginSystem } from '#core/portal/login-device.ts'
import { identityActions, identityFields } from '#core/portal/identity-form.ts'
import type { LoginSession } from '#core/ports/identity-pages.ts'
import { loginSessionWords as words } from '#ui/content/es/shared/identity.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './identity.css.ts'

const browsers: Readonly<Record<LoginBrowser, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

const systems: Readonly<Record<LoginSystem, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  chromeos: 'ChromeOS',
  mac: 'Mac',
  linux: 'Linux',
}

const nameOf = ({ browser, system }: LoginDevice): string =>
  words.device(browser === null ? null : browsers[browser], system === null ? null : systems[system])

const agoText = (minutes: number): string => {
  if (minutes < 1) return words.ago.now
  return minutes < 60 ? words.ago.minutes(minutes) : words.ago.hours(Math.floor(minutes / 60))
}

const Session = ({ id, device, opened, used, isThis }: LoginSession) => (
  <li className={css.session}>
    <span>
      <strong>{nameOf(device)}</strong>
      <span className={css.sessionFact}>{words.opened(agoText(opened))}</span>
      <span className={css.sessionFact}>{isThis ? words.isThis : words.used(agoText(used))}</span>
    </span>
    {isThis ? null : (
      <Button
        type="submit"
        variant="quiet"
        name={identityFields.session}
        value={id}
        aria-label={words.end(nameOf(device))}
      >
        {words.endOne}
      </Button>
    )}
  </li>
)

/** The devices on which the account is open, each with a button that ends its session (PTL-30). */
export const SessionList = ({
  sessions,
  action,
}: {
  readonly sessions: readonly LoginSession[]
  readonly action: string
}) => {
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <form className={css.other} method="post" action={action} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{words.heading}</h2>
      {others.length === 0 ? <p>{words.none}</p> : null}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {others.length > 1 ? (
        <div className={css.actions}>
          <Button
            type="submit"
            variant="secondary"
            name={identityFields.action}
            value={identityActions.endOthers}
          >
            {words.endOthers}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
