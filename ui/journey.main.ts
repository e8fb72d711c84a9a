import { runJourney } from './headless/run-journey.ts'

// The timers of the machines would delay the end.
process.exit(await runJourney(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)))
