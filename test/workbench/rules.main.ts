import { readReplay, replay } from './replay.ts'
import { rules } from './rules.ts'

const args = process.argv.slice(2)
const wanted = args[0]?.startsWith('--seed') === true ? readReplay(args) : null

if (wanted === null) {
  const { code, out, err } = await rules(args)
  process.stdout.write(out)
  process.stderr.write(err)
  process.exitCode = code
} else process.exitCode = replay(wanted)
