import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layout } from './build/layout.ts'
import { queryParameterPage } from './build/query-parameters.ts'

await writeFile(join(layout.root, 'docs/query-parameters.md'), queryParameterPage)
