import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const extension = /((?:from|import) ?\(?['"]\.\.?\/[^'"]*)\.tsx?(['"])/g

/**
 * Lets declarations point at files that are published. The compiler rewrites the extensions of relative imports in code
 * but not in declarations, where `./inn.ts` would send consumers to a file that is not there.
 *
 * @param folder - the folder of the emitted declarations; they are changed in place
 */
export const publishDeclarations = (folder: string): void => {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(extension, '$1.js$2'))
  }
}

const builtExtension = /((?:from|import) ?\(?['"]\.\.?\/[^'"]*)\.js(['"])/g

/**
 * Writes a declaration for CommonJS beside each one for ES modules: the same text, and its imports lead to its likes.
 * Types of a module that is loaded by `require` must not come from a file that describes an ES module.
 *
 * @param folder - the folder of the published declarations
 */
export const commonJsDeclarations = (folder: string): void => {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), readFileSync(path, 'utf8').replace(builtExtension, '$1.cjs$2'))
  }
}
