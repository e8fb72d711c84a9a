import './theme/global.css.ts'
import { channelAt } from './app/channel.ts'
import { startApp } from './app/start-app.tsx'
import { compose, partsBehind } from './compose.ts'

const element = document.querySelector('#app')
if (element !== null) void startApp(element, compose(channelAt(window.location.pathname)), partsBehind)
