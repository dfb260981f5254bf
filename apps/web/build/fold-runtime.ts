import type { Plugin } from 'vite'

/**
 * The bundler keeps its few helper functions in a file of their own, which would cost the first page a request for
 * half a kilobyte. They hold no state, so the entry gets its own copy; the chunks that come later share the file.
 */
export const foldRuntime = (): Plugin => ({
  name: 'cabinet-fold-runtime',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const entry = chunks.find(({ isEntry }) => isEntry)
    if (!runtime || !entry?.imports.includes(runtime.fileName)) return
    const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
    const file = runtime.fileName.split('/').at(-1) ?? ''
    const imported = new RegExp(
      `import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`,
    ).exec(entry.code)
    if (!exported || !imported) return this.error('The helpers of the bundler have another shape than expected')
    const pairs = (list = '') => list.split(',').map((pair) => pair.trim().split(/\s+as\s+/))
    const body = runtime.code.slice(0, exported.index)
    const response = pairs(exported[1]).map(([local, name = local]) => `${name}:${local}`)
    const wanted = pairs(imported[1]).map(([name, local = name]) => `${name}:${local}`)
    entry.code = entry.code.replace(imported[0], () => `const{${wanted}}=(()=>{${body};return{${response}}})();`)
    entry.imports = entry.imports.filter((name) => name !== runtime.fileName)
    const page = bundle['index.html']
    if (page?.type === 'asset')
      page.source = String(page.source).replace(new RegExp(`\\s*<link[^>]*modulepreload[^>]*${file}[^>]*>`), '')
  },
})
