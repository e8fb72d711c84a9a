import { lockDataDir } from '#adapters/server/store/data-lock.ts'

/** Prints whether it got the lock of a folder, and holds it until it is killed. */
const lock = await lockDataDir(process.argv[2] ?? '')
process.stdout.write(lock === 'taken' ? 'taken\n' : 'held\n')
if (lock !== 'taken') process.stdin.resume()
