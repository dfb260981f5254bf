import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

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
