import type { AddressForm } from '#core/address/address-form.ts'
import { CONSENT_KEY, parseConsent } from '#core/analytics/consent-choice.ts'
import { storedKeys } from '#core/localization/stored-keys.ts'
import { islandNames } from '#core/template/page-record.ts'
import { listenForHelp } from '#ui/compose/browser/listen-for-help.ts'
import { watchPastes } from './features/shared/watch-pastes.ts'
import { whenIdle } from './features/shared/when-idle.ts'
import type { AddressPorts } from './site/islands/mount.ts'
import { promptConsent } from './site/islands/consent-prompt.ts'
import { islandsWith } from './site/islands/registry.ts'
import { wakeIsland } from './site/islands/wake.ts'

// The development server inlines no styles in documents; this module loads them.
if (import.meta.env.DEV) {
  void import('./site/documents.tsx')
  void import('./site/internal/style-guide.documents.tsx')
}

/** Loads the words of what a script renders in this document. The Spanish ones are part of the code. */
const loadWords = async (): Promise<void> => {
  if (!document.documentElement.lang.startsWith('es'))
    await (await import('#ui/compose/document/document-words.ts')).loadApplicationWords()
}

const { search, pathname } = window.location
const completed = pathname.includes('/mobile')
  ? import('#ui/compose/document/mobile-visit.ts').then(({ completeMobileVisit }) => completeMobileVisit())
  : Promise.resolve()

const carry = async (): Promise<void> => {
  await completed
  // Only the url of a campaign has parameters, and that of a page of the mobile shop.
  if (window.location.search !== '') (await import('#ui/site/islands/forwarded.ts')).carryParameters()
}
void carry()
listenForHelp(loadWords)
watchPastes()

// The other language answers the same search.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', () => {
    link.search = window.location.search
  })

const loadAddressPorts = async (): Promise<AddressPorts> => {
  const [{ addressPorts }] = await Promise.all([import('#ui/compose/document/address-ports.ts'), loadWords()])
  return addressPorts()
}

const orderStatusCode = () => import('#ui/compose/document/load-order-status.ts')

const islands = islandsWith({
  address: loadAddressPorts,
  loadOrderStatus: async () => (await orderStatusCode()).loadOrderStatus(loadWords()),
})

for (const name of islandNames)
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    wakeIsland(place, islands[name].wake, islands[name].load)
    if (name === 'orderStatus') void orderStatusCode().then((code) => code.transferTypedNumber())
  }

/** A tool that shows what its url asks for starts by itself. The completed parameters ask for nothing. */
const wakesInView = ({ dataset }: HTMLElement): boolean =>
  dataset['wake'] === 'view' || (dataset['wake'] === 'query' && search !== '')

for (const place of document.querySelectorAll<HTMLElement>('[data-tool]'))
  wakeIsland(place, wakesInView(place) ? 'viewOrSubmit' : 'intentOrSubmit', async () =>
    (await import('#ui/compose/document/connected-tool.ts')).loadConnectedTool(place.dataset['tool'] ?? ''),
  )

const openDialog = async (saved: AddressForm | null): Promise<void> => {
  const [{ openAddressDialog }, ports] = await Promise.all([
    import('./site/islands/address-dialog.island.tsx'),
    loadAddressPorts(),
  ])
  openAddressDialog(ports, saved)
}

// Without script, and if the dialog can't be loaded, the link leads to the form of the page.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog="address"]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    openDialog(null).catch(() => window.location.assign(link.href))
  })

const readStored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

const returning = document.querySelector<HTMLElement>('[data-returning]')
if (returning !== null && readStored(storedKeys.street) !== null)
  void import('./site/islands/returning-visitor.ts').then(({ showReturning }) =>
    showReturning(returning, readStored, (saved) => void openDialog(saved)),
  )

for (const place of document.querySelectorAll<HTMLElement>('[data-tabs]'))
  void import('./site/islands/tabs.ts').then(({ enhanceTabs }) => enhanceTabs(place))

const consent = document.querySelector<HTMLElement>('[data-consent]')
if (consent !== null)
  whenIdle(() =>
    promptConsent(consent, parseConsent(readStored(CONSENT_KEY)), async () => {
      const [{ observePage }] = await Promise.all([
        import('#ui/compose/document/page-usage.ts'),
        loadWords(),
        completed,
      ])
      observePage(consent)
    }),
  )
