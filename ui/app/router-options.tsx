import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { BrokenScreen } from './error-screen.connected.tsx'
import { parseSearch, stringifySearch } from './router-query.ts'

const PENDING_AFTER_MS = 300

/** What the routers of the shop and of the portal have in common. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  defaultErrorComponent: BrokenScreen,
  defaultPendingComponent: () => <Progress label={commonWords.loading} fills />,
  defaultPendingMs: PENDING_AFTER_MS,
} as const
