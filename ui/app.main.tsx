import './theme/global.css.ts'
// Only the page for visitors without script renders it, and that page has no other sheet than the application's.
import './kit/page/outcome.css.ts'
import { channelAt } from './app/channel.ts'
import { startApp } from './app/start-app.tsx'
import { compose, partsBehind } from './compose.ts'

const element = document.querySelector('#app')
if (element !== null) void startApp(element, compose(channelAt(window.location.pathname)), partsBehind)
