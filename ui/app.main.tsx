import './theme/global.css.ts'
// The server-rendered outcome uses these styles, and its page loads only the application's sheet.
import './kit/page/outcome.css.ts'
import { staticOutcome, whenPainted } from './app/static-outcome.ts'

const place = document.querySelector('#app')

/** Starts the application after the first paint. No chunk may import this one: it would start in the portal. */
const start = async (element: Element): Promise<void> => {
  const written = staticOutcome()
  if (written !== null) await whenPainted()
  const { startIn } = await import('./app-start.main.tsx')
  await startIn(element, written)
}

if (place !== null) void start(place)
