import { brandCommand } from './build/brand/brand-command.ts'

process.exitCode = await brandCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
