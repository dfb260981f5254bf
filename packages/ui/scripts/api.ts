import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiReport } from '@cabinet/packaging/api-report'
import { withBuild } from './build.ts'
import { packageRoot, subpaths } from './components.mjs'

/** Where the report is kept. A change of the public interface shows up as a change of this file. */
export const reportPath = fileURLToPath(new URL('etc/ui.api.md', packageRoot))

/** The public interface as text: the declarations that a consumer reaches from the subpaths. */
export const interfaceReport = (built: string): string =>
  apiReport({
    name: '@cabinet/ui',
    command: 'npm run api',
    folder: join(built, 'dist/types'),
    entries: subpaths().map((name) => `${name}/index.d.ts`),
  })

if (process.argv[1] === import.meta.filename) await writeFile(reportPath, await withBuild(interfaceReport))
