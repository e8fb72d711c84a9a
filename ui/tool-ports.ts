import { createSpeedTest } from '#adapters/speed-test/speed-test.ts'
import { xhrUpload } from '#adapters/speed-test/xhr-upload.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import { ZIP_AREAS_PATH } from '#core/stores/nearest-stores.ts'
import { loadDocumentWords } from './site/islands/document-words.ts'
import type { ToolPorts } from './site/islands/tool.ts'

const loadZipAreas = async (): Promise<ZipAreas | null> => {
  try {
    const answer = await fetch(ZIP_AREAS_PATH)
    return answer.ok ? ((await answer.json()) as ZipAreas) : null
  } catch {
    return null
  }
}

/** Connects the tools of public pages to the browser and the server. */
export const toolPorts: ToolPorts = {
  clock: { now: () => epochMs(Date.now()) },
  speedTest: createSpeedTest({
    origin: '',
    fetch: (...call) => fetch(...call),
    upload: xhrUpload,
    now: () => performance.now(),
  }),
  loadZipAreas,
  query: {
    read: () => window.location.search,
    replace: (search) =>
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${search}${window.location.hash}`,
      ),
  },
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
}

/** Loads the words of the tools in the language of the document. */
export const loadToolLanguage = (): Promise<void> =>
  loadDocumentWords(async () => (await import('./content/en/shared/tool-translations.ts')).toolTranslations)
