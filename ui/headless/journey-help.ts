import { journeys } from './journeys.ts'
import { portalJourneys } from './portal-journeys.ts'
import { testNumbers } from './sample-buyer.ts'

/** The address of a journey without one, on one line. */
export const SAMPLE_ADDRESS = '742 Magnolia Street, 33130'

const NAME_WIDTH = 23

const summaries = (named: Readonly<Record<string, { readonly summary: string }>>): string =>
  Object.entries(named)
    .map(([name, { summary }]) => `  ${name.padEnd(NAME_WIDTH)}${summary}`)
    .join('\n')

/** Returns the help text of the command. */
export const journeyHelp =
  (): string => `Runs a journey of a visitor from the command line, with the machines of the browser.

  npm run journey -- buy --plan internet-gig --address "${SAMPLE_ADDRESS}"
  npm run journey -- check "900 Main Street, Apt 4B, Houston, TX 77002"
  npm run journey -- buy --url http://127.0.0.1:4173 --record session.json
  npm run journey -- withdraw-cancellation --login julia@correo.example
  npm run journey -- --replay session.json

Journeys
${summaries(journeys)}

Journeys of the customer portal
${summaries(portalJourneys)}

Options
  --address <line>  street, optional unit, city and state, zip; by default ${SAMPLE_ADDRESS}
  --plan <id>       internet plan; by default the first one on offer
  --tv, --phone     adds the first television or telephone plan on offer
  --lines <n>       adds n mobile lines of the first plan on offer, 1 to 5
  --add <id[:n]>    adds n of an offer, one by default; can be repeated
  --device <sku>    adds a device of the mobile shop with a line; can be repeated
  --coupon <code>   applies a coupon; can be repeated
  --technician      a technician installs, and a visit is chosen; otherwise the buyer installs
  --card <digits>   last four digits of a test card: ${testNumbers.card.join(', ')}
  --bank <digits>   last four digits of a test account: ${testNumbers.bank.join(', ')}
  --deposit         less than a year at the address, so a deposit is due
  --autopay         accepts automatic payments
  --login <e-mail>  customer of the portal; by default a demo login. With a url, PORTAL_PASSWORD and PORTAL_TOTP_SECRET are
                    in the environment; without a secret the sent code is read from the standard input
  --service <id>    service to cancel; by default the first that can be cancelled online
  --url <origin>    runs against a running store; by default against a provider in this process
  --record <file>   writes the session: events sent, states reached
  --replay <file>   sends the recorded events again and stops at the first different state
  --json            prints one JSON object per line

Exit code 0: the journey is complete. 1: it stopped, or a replay differs. 2: the command is wrong.
`
