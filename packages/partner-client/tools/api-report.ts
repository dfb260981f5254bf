import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport as report } from '@cabinet/packaging/api-report'
import { home, stage } from './stage.ts'

/** Where the report is kept. A change of the public interface shows up as a change of this file. */
export const reportPath = join(home, 'etc/partner-client.api.md')

/** The public interface as text: the declarations that the entry leads to, without their comments. */
export const apiReport = (built: string): string =>
  report({
    name: '@cabinet/partner-client',
    command: 'npm run api',
    folder: join(built, 'dist'),
    entries: ['index.d.ts'],
  })

if (process.argv.includes('--write')) {
  const folder = await stage()
  writeFileSync(reportPath, apiReport(folder))
  rmSync(folder, { recursive: true })
}
