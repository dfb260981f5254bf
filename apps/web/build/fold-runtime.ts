import type { Plugin } from 'vite'

/**
 * The bundler keeps its few helper functions in a file of their own, which would cost every page a request for half a
 * kilobyte. They hold no state, so the entry and the files of the first page behind it get copies of their own; the
 * pages that come later share the file.
 *
 * @param names names of the chunks that get a copy besides the entry
 */
export const foldRuntime = (names: readonly string[]): Plugin => ({
  name: 'cabinet-fold-runtime',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const users = chunks.filter(
      ({ name, isEntry, imports }) =>
        runtime && (isEntry || names.includes(name)) && imports.includes(runtime.fileName),
    )
    if (!runtime || users.length === 0) return
    const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
    const file = runtime.fileName.split('/').at(-1) ?? ''
    const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`)
    const pairs = (list = '') => list.split(',').map((pair) => pair.trim().split(/\s+as\s+/))
    const body = exported && runtime.code.slice(0, exported.index)
    for (const user of users) {
      const imported = importing.exec(user.code)
      if (!exported || !imported) return this.error('The helpers of the bundler have another shape than expected')
      const response = pairs(exported[1]).map(([local, name = local]) => `${name}:${local}`)
      const wanted = pairs(imported[1]).map(([name, local = name]) => `${name}:${local}`)
      user.code = user.code.replace(imported[0], () => `const{${wanted}}=(()=>{${body};return{${response}}})();`)
      user.imports = user.imports.filter((name) => name !== runtime.fileName)
    }
    const page = bundle['index.html']
    if (page?.type === 'asset')
      page.source = String(page.source).replace(new RegExp(`\\s*<link[^>]*modulepreload[^>]*${file}[^>]*>`), '')
  },
})
