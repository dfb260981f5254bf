import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { reachable, withoutComments } from './api-report.ts'

/** The name of the package that a bare import leads to. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The packages that built files import, by `import`, `export … from` or `import()`.
 *
 * @param folder - the folder of the built files
 */
export const importedPackages = async (folder: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    entryPoints: globSync('**/*.js', { cwd: folder }).map((file) => join(folder, file)),
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    external: ['*.css'],
    format: 'esm',
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const bare = imports.filter(({ path, external }) => external && !/^\.{0,2}\//.test(path) && !path.endsWith('.css'))
  return [...new Set(bare.map(({ path }) => packageOf(path)))].toSorted()
}

/**
 * The packages that declarations import, by `import`, `export … from` or `import("…")`.
 *
 * @param folder - the folder of the declarations
 * @param entries - those of the entry points, relative to it
 */
export const typePackages = (folder: string, entries: readonly string[]): readonly string[] => {
  const found = reachable(folder, entries).flatMap((file) =>
    [
      ...withoutComments(readFileSync(join(folder, file), 'utf8')).matchAll(
        /(?:\bfrom |\bimport ?\(?)['"]([^'".][^'"]*)['"]/g,
      ),
    ].map(([, path = '']) => packageOf(path)),
  )
  return [...new Set(found)].toSorted()
}
