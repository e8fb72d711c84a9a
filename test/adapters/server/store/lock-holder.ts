import { lockDataDir } from '#adapters/server/store/data-lock.ts'

/** Says how it fared with the lock of a folder and, if it has it, holds it until it is killed. */
const lock = await lockDataDir(process.argv[2] ?? '')
process.stdout.write(lock === 'taken' ? 'taken\n' : 'held\n')
if (lock !== 'taken') process.stdin.resume()
