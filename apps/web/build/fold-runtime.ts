import { parseSync, type Plugin } from 'vite'

/** A helper by its name, and what it is. */
type Helpers = ReadonlyMap<string, string>

/** The helpers of the bundler: names at the top of its file with what they are. */
const helpersOf = (code: string): Helpers =>
  new Map(
    parseSync('runtime.js', code).program.body.flatMap((statement) =>
      statement.type === 'VariableDeclaration'
        ? statement.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && init ? [[id.name, code.slice(init.start, init.end)] as const] : [],
          )
        : [],
    ),
  )

/** Those of them that the wanted ones are made of, in their order; one too many does no harm. */
const neededOf = (helpers: Helpers, wanted: readonly string[]): readonly string[] => {
  const needed = new Set<string>()
  const need = (name: string): void => {
    const text = helpers.get(name)
    if (text === undefined || needed.has(name)) return
    needed.add(name)
    for (const [word] of text.matchAll(/[\w$]+/g)) need(word)
  }
  for (const name of wanted) need(name)
  return [...helpers.keys()].filter((name) => needed.has(name))
}

/**
 * The bundler keeps its few helper functions in a file of their own, which would cost every page a request for half a
 * kilobyte. They hold no state, so the entry and the files of the first page behind it get copies of those that they use;
 * the pages that come later share the file.
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
    const helpers = helpersOf(runtime.code)
    const exports = new Map(pairs(exported?.[1]).map(([local = '', name = local]) => [name, local]))
    for (const user of users) {
      const imported = importing.exec(user.code)
      if (!exported || !imported) return this.error('The helpers of the bundler have another shape than expected')
      const wanted = pairs(imported[1]).map(([name = '', local = name]) => ({ local, helper: exports.get(name) ?? '' }))
      const needed = neededOf(
        helpers,
        wanted.map(({ helper }) => helper),
      )
      if (!wanted.every(({ helper }) => needed.includes(helper)))
        return this.error('The helpers of the bundler have another shape than expected')
      const body = needed.map((name) => `${name}=${helpers.get(name)}`).join(',')
      const locals = wanted.map(({ local }) => local).join(',')
      const result = wanted.map(({ helper }) => helper).join(',')
      user.code = user.code.replace(imported[0], () => `const[${locals}]=(()=>{var ${body};return[${result}]})();`)
      user.imports = user.imports.filter((name) => name !== runtime.fileName)
    }
    const page = bundle['index.html']
    if (page?.type === 'asset')
      page.source = String(page.source).replace(new RegExp(`\\s*<link[^>]*modulepreload[^>]*${file}[^>]*>`), '')
  },
})
