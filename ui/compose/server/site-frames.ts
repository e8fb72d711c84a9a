import type { SiteFrames } from '#adapters/http/pages.ts'
import { OUTCOME_MARK } from '#adapters/http/pages.ts'
import { brand } from '#adapters/brand/brand.ts'
import { currentLanguage } from '#ui/content/language.ts'
import {
  busy,
  checkFrame,
  followUpFrame,
  identityFrame,
  notFound,
  externalFrame,
  signedInFrame,
  shell,
} from '#ui/site/documents.tsx'
import { orderStatus } from '#ui/site/order-status.document.tsx'
import type { BuiltFiles } from './built-files.ts'
import { filesOf, plainFiles } from './built-files.ts'
import { writerFor } from './document-writer.ts'
import { frameTitles } from './frame-titles.ts'

/** Writes the pages that have the language of the visitor. */
export const writeFrames = (built: BuiltFiles): SiteFrames => {
  const write = writerFor(built.environment)
  const plain = plainFiles(built)
  const start = shell(brand)
  const order = orderStatus(brand)
  const application = {
    inlineStyles: '',
    stylesheets: built.appStyles,
    laterStyles: [],
    modules: [built.appScript],
    preloadedScripts: [...built.appImports, ...built.words[currentLanguage()]],
    nextFiles: [],
  }
  const missing = notFound(brand)
  const full = busy(brand)
  const { laterStyles } = built
  return {
    titles: frameTitles(),
    orderStatus: write.page(order, filesOf(order, built, built.appStyles)),
    notFound: write.placeless(missing, {
      ...plain,
      inlineStyles: built.pageStyles(missing.body),
      laterStyles,
      modules: [built.loader],
    }),
    busy: write.placeless(full, { ...plain, inlineStyles: built.pageStyles(full.body), laterStyles }),
    shell: write.placeless(start, application, `<div id="app"></div><noscript>${start.body}</noscript>`),
    checkShell: write.placeless(checkFrame(brand), plain, OUTCOME_MARK),
    // Its form has the styles of the application's screens.
    followUpShell: write.placeless(
      followUpFrame(brand),
      { ...plain, stylesheets: built.appStyles },
      OUTCOME_MARK,
    ),
    signedInShell: write.placeless(signedInFrame(brand), plain, OUTCOME_MARK),
    identityShell: write.placeless(identityFrame(brand), plain, OUTCOME_MARK),
    externalShell: write.placeless(externalFrame(brand), plain, OUTCOME_MARK),
    portalShell: write.placeless(
      start,
      {
        ...application,
        modules: [built.portalScript],
        preloadedScripts: [...built.portalImports, ...built.words[currentLanguage()]],
      },
      `<div id="app"></div><noscript>${start.body}</noscript>`,
    ),
    outcomeShell: write.placeless(
      start,
      application,
      `<div id="static-outcome">${OUTCOME_MARK}</div><div id="app"></div>`,
    ),
  }
}
