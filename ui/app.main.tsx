import './theme/global.css.ts'
// The server-rendered outcome uses these styles, and its page loads only the application's sheet.
import './kit/page/outcome.css.ts'
import { channelAt } from './app/channel.ts'
import { stepAt } from './app/journey-paths.ts'
import { startApp } from './app/start-app.tsx'
import { vParamIn } from './app/visit-query.ts'
import { compose, prefetchParts } from './compose.ts'

const element = document.querySelector('#app')
const { pathname, search } = window.location
if (element !== null)
  void startApp(
    element,
    compose({ channel: channelAt(pathname), step: stepAt(pathname), vParam: vParamIn(search) }),
    prefetchParts,
  )
