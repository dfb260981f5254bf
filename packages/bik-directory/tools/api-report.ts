import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allDeclarations, apiReport as report } from '@cabinet/packaging/api-report'
import { home, stage } from './stage.ts'

/** Where the report is kept. A change of the public interface shows up as a change of this file. */
export const reportPath = join(home, 'etc/bik-directory.api.md')

/** The public interface as text: every emitted declaration without its comments, in the order of the files. */
export const apiReport = (built: string): string => {
  const folder = join(built, 'dist')
  return report({ name: '@cabinet/bik-directory', command: 'npm run api', folder, entries: allDeclarations(folder) })
}

if (process.argv.includes('--write')) {
  const folder = await stage()
  writeFileSync(reportPath, apiReport(folder))
  rmSync(folder, { recursive: true })
}
