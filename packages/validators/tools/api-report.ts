import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home, stage } from './stage.ts'

/** Where the report is kept. A change of the public interface shows up as a change of this file. */
export const reportPath = join(home, 'etc/validators.api.md')

/** The public interface as text: every emitted declaration without its comments, in the order of the files. */
export const apiReport = (folder: string): string => {
  const dist = join(folder, 'dist')
  const sections = globSync('**/*.d.ts', { cwd: dist })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(dist, file), 'utf8')
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .replace(/^\/\/# sourceMappingURL=.*$/m, '')
        .split('\n')
        .filter((line) => line.trim())
        .join('\n')
      return `## ${file.replaceAll('\\', '/')}\n\n\`\`\`ts\n${text}\n\`\`\`\n`
    })
  return `# Public interface of @cabinet/validators\n\nWritten by \`npm run report\`; a test compares it with the build.\n\n${sections.join('\n')}`
}

if (process.argv.includes('--write')) {
  const folder = stage()
  writeFileSync(reportPath, apiReport(folder))
  rmSync(folder, { recursive: true })
}
