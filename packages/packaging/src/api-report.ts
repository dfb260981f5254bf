import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

interface Report {
  /** Name of the package. */
  readonly name: string
  /** The command that writes the report. */
  readonly command: string
  /** Folder of the declarations. */
  readonly folder: string
  /** The declarations to begin with, relative to the folder; whatever they import belongs to the report as well. */
  readonly entries: readonly string[]
}

const specifier = /(?:from|import) ?\(?['"](\.\.?\/[^'"]+)\.js['"]/g

/** Every declaration that a consumer can come upon, from the entries on. */
export const reachable = (folder: string, entries: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    // Classes of a style sheet are strings and nobody's interface.
    if (found.has(file) || file.endsWith('.css.d.ts')) return
    if (!existsSync(join(folder, file))) throw new Error(`${file} is named by a declaration but is not there.`)
    found.add(file)
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(specifier))
      visit(posix.normalize(posix.join(dirname(file), `${path}.d.ts`)))
  }
  entries.forEach((entry) => visit(entry))
  return [...found].toSorted()
}

/** A declaration without its comments. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\/\/# sourceMappingURL=.*$/m, '')

/** What a consumer can use: no comments, no empty lines, and no imports, whose form changes where nothing else does. */
const bare = (text: string): string =>
  withoutComments(text)
    .replaceAll(/^import (?!\()[^;]*;$/gm, '')
    .split('\n')
    .filter((line) => line.trim())
    .join('\n')

/** The public interface of a package as text: a change of it shows up as a change of that text. */
export const apiReport = ({ name, command, folder, entries }: Report): string => {
  const sections = reachable(folder, entries).map(
    (file) => `## ${file}\n\n\`\`\`ts\n${bare(readFileSync(join(folder, file), 'utf8'))}\n\`\`\`\n`,
  )
  return `# Public interface of ${name}\n\nWritten by \`${command}\`; a test compares it with the build.\n\n${sections.join('\n')}`
}

/** Every declaration of a folder, as entries of a report. */
export const allDeclarations = (folder: string): readonly string[] =>
  globSync('**/*.d.ts', { cwd: folder }).map((file) => relative('.', file).replaceAll('\\', '/'))
