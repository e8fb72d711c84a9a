import type * as es from './es.ts'
import type { Translation } from '#ui/content/language.ts'

export const troubleshootingWords: Translation<typeof es.troubleshootingWords> = {
  title: 'Let’s see what’s wrong with your line',
  lead: 'Four steps of about ten minutes. If you’d rather not, continue with the cancellation.',
  steps: 'Step by step',
  stepsHint: 'After each step, check whether it works.',
  position: (step, of) => `Step ${step} of ${of}`,
  done: 'Done, next',
  before: 'Previous step',
  again: 'Repeat the steps',
  allDone: 'You did all the steps',
  allDoneBody: 'Measure your line again. If nothing changed, call us: the problem isn’t in your home.',
  solved: 'It works now',
  line: 'Measure your line',
  lineHint: 'The test runs from this device to our server.',
  yourPlan: (name, speed) => `Your plan, ${name}, downloads at up to ${speed}.`,
  measured: (speed, share) => `You measured ${speed}: ${share}% of your plan.`,
  call: 'When to call',
  callHint: 'A person answers.',
  callWhen: [
    'No light of the modem turns on after you restart it.',
    'By cable you measure less than half of your plan, twice in a row.',
    'The cable or the box outside is broken or loose.',
  ],
  options: 'See my options',
}

export const repairStepWords: Translation<typeof es.repairStepWords> = {
  cable: {
    title: 'Try a cable',
    body: 'Connect a computer to the modem with a network cable and open a page. If it works by cable, the trouble is the WiFi.',
    check: 'No cable? Stand one step from the modem.',
  },
  restart: {
    title: 'Restart the modem',
    body: 'Unplug it, wait 30 seconds and plug it in again. It takes about three minutes until all its lights are on.',
    check: 'During that time there is no internet and no home phone.',
  },
  position: {
    title: 'Move the WiFi to the middle of your home',
    body: 'Place it high and in the open, away from the microwave, mirrors and thick walls. Every wall weakens it.',
    check: 'A few feet make a difference.',
  },
  wires: {
    title: 'Tighten the cables',
    body: 'Look at the cable that comes out of the wall and the one to the modem. They should be screwed in fully, without kinks or cuts.',
    check: 'If a cable is broken, don’t touch it anymore and call.',
  },
}

export const lineHealthWords: Translation<typeof es.lineHealthWords> = {
  asSold: {
    title: 'Your line gives what you pay for',
    body: 'The connection up to here is fine. If one device is slow, check that device or the place of the WiFi.',
  },
  weakWifi: {
    title: 'Less arrives, and it’s usually the WiFi',
    body: 'Measure again with a cable, or next to the modem. If it rises, step 3 helps most. If it’s the same by cable, call.',
  },
  slow: {
    title: 'Far less arrives than you pay for',
    body: 'Do the steps and measure again with a cable. If it’s the same, call: the line has to be checked from outside.',
  },
}
