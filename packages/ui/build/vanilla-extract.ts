import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'
import { layerOrder } from '../src/theme/layers.ts'

const statement = `@layer ${layerOrder};\n`
const fontUrl = /url\((['"]?)(@fontsource-variable\/[^'")]+)\1\)/g

interface Options {
  /** Root of the package. */
  root: string
  /** Folder of the output. */
  out: string
}

/** Copies the fonts that a stylesheet names by package into `styles/fonts` and points the stylesheet there. */
const bringFonts = async (css: string, folder: string): Promise<string> => {
  const found = [...css.matchAll(fontUrl)].map((match) => match[2] ?? '')
  if (found.length > 0) await mkdir(join(folder, 'fonts'), { recursive: true })
  for (const path of new Set(found)) {
    const source = fileURLToPath(import.meta.resolve(path))
    await copyFile(source, join(folder, 'fonts', basename(path)))
    // The fonts go out under their own licence, which must go with them.
    await copyFile(join(dirname(source), '../LICENSE'), join(folder, 'fonts', 'LICENSE'))
  }
  return css.replace(fontUrl, (_all, _quote, path: string) => `url(./fonts/${basename(path)})`)
}

/**
 * Turns every `*.css.ts` into a module of class names that imports its own stylesheet, `#styles/<name>.css`: a name that
 * the manifest leads to the stylesheet for bundlers and to nothing for Node, which does not know what CSS is. The import
 * stays in the output, so whoever imports a component gets its styles and nobody else's. Each stylesheet repeats the
 * statement of layers: whichever a consumer's bundler puts first, the order of layers is the same.
 */
export const vanillaExtract = ({ root, out }: Options): Plugin => ({
  name: 'vanilla-extract-per-component',
  setup(build) {
    const folder = join(out, 'styles')
    build.onResolve({ filter: /^#styles\/.+\.css$/ }, ({ path }) => ({ path, external: true, sideEffects: true }))
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const { source, watchFiles } = await compile({ filePath: path, cwd: root, identOption: 'short' })
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption: 'short',
        serializeVirtualCssPath: async ({ fileScope, source: css }) => {
          const name = relative('src', fileScope.filePath)
            .replace(/\.css\.ts$/, '')
            .split(/[\\/]/)
          // `button/button` is the style of the component, `button/reason-bubble` belongs to one of its parts.
          const flat = name.length === 2 && name[0] === name[1] ? name[1] : name.join('-')
          const file = `${flat}.css`
          await mkdir(folder, { recursive: true })
          await writeFile(join(folder, file), statement + (await bringFonts(css, folder)))
          return `import '#styles/${file}';`
        },
      })
      return { contents, loader: 'js', watchFiles, resolveDir: join(root, 'src') }
    })
  },
})
