// What each component takes, read from its types by the compiler itself: the tables of the documentation cannot differ
// from what an editor tells.
import { fileURLToPath } from 'node:url'
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import { packageRoot, subpaths } from './components.mjs'

/**
 * @typedef {import('./props.d.mts').ComponentProps} ComponentProps
 * @typedef {import('./props.d.mts').ObjectType} ObjectType
 * @typedef {import('./props.d.mts').Prop} Prop
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Symbol} TypeSymbol
 */

const source = fileURLToPath(new URL('src/', packageRoot))
const config = fileURLToPath(new URL('tsconfig.json', packageRoot))
/** Words for props that mean the same everywhere. @type {Record<string, string>} */
const common = {
  autoFocus: 'Takes the focus when it appears.',
  defaultOpen: 'Open at first, when the state is not yours.',
  defaultValue: 'The first value, when the state is not yours.',
  id: 'Id of the control.',
  isDisabled: 'Unavailable, and out of the tab order.',
  isOpen: 'Open or not, when the state is yours.',
  onBlur: 'The focus has left.',
  onChange: 'The value has changed.',
  onFocus: 'The focus has come.',
  onOpenChange: 'It is opened or closed.',
  placeholder: 'What stands in the empty control.',
  ref: 'The element.',
  size: 'Height of the control.',
  style: 'Inline styles of the element.',
  tone: 'Its meaning, told by colour.',
  variant: 'How loud it is: filled, outlined or quiet.',
}
/** The same for the members of an item: it is no control, and its id is the one of the thing. @type {Record<string, string>} */
const commonOfMembers = { ...common, id: 'Tells it from the others; stays with it.' }
const isComponent = (/** @type {string} */ name) => /^[A-Z]/.test(name)
const inOneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * The component of a subpath comes first, its parts after it.
 *
 * @param {string} folder
 */
const mainFirst = (folder) => {
  const main = folder.replaceAll('-', '')
  const rank = (/** @type {ComponentProps} */ { name }) => (name.toLowerCase() === main ? 0 : 1)
  return (/** @type {ComponentProps} */ one, /** @type {ComponentProps} */ two) => rank(one) - rank(two)
}

/**
 * @param {Checker} checker
 * @param {TypeSymbol} symbol
 * @param {Record<string, string>} words For what has no words of its own.
 * @returns {Prop | undefined} Nothing when the prop is not the library's own.
 */
const ownProp = (checker, symbol, words = common) => {
  // `Omit` and `Pick` make a new symbol; it keeps the declarations of the first one.
  const isOwn = symbol.declarations.some(({ path }) => path.startsWith(source.toLowerCase()) || path.startsWith(source))
  if (!isOwn) return undefined
  const type = checker.getTypeOfSymbol(symbol)
  const text = type === undefined ? 'unknown' : checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
  const tags = symbol.getJsDocTags(checker)
  const fallback = tags.find(({ name }) => name === 'default')
  const deprecated = tags.find(({ name }) => name === 'deprecated')
  const replacement = /`(\w+)`/.exec(String(deprecated?.text ?? ''))?.[1]
  return {
    name: symbol.name,
    type: inOneLine(text)
      .replace(/^undefined \| | \| undefined(?=$| \|)/, '')
      .replace(/^\((.* => [^()|]*)\)$/, '$1'),
    isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
    description:
      symbol.getDocumentationComment(checker).trim() ||
      (replacement === undefined ? (words[symbol.name] ?? '') : `The old name of \`${replacement}\`, until 2.0.`),
    ...(fallback?.text === undefined ? {} : { fallback: String(fallback.text) }),
    ...(replacement === undefined ? {} : { replacement }),
  }
}

/**
 * @param {Checker} checker
 * @param {TypeSymbol} exported
 * @returns {ComponentProps | undefined} Nothing when it is no component.
 */
const componentProps = (checker, exported) => {
  const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported)
  const type = (symbol.flags & SymbolFlags.Value) === 0 ? undefined : checker.getTypeOfSymbol(symbol)
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]
  if (!isComponent(exported.name) || signature === undefined) return undefined
  const hasProps = signature.getParameters().length > 0
  const parameter = hasProps ? checker.getParameterType(signature, 0) : undefined
  const all = parameter === undefined ? [] : checker.getPropertiesOfType(parameter)
  const found = all.map((prop) => ({ name: prop.name, own: ownProp(checker, prop) }))
  const props = found.flatMap(({ own }) => own ?? [])
  const classes = props.find(({ name }) => name === 'classNames')?.type ?? ''
  return {
    name: exported.name,
    description: symbol.getDocumentationComment(checker).trim(),
    props: props.filter(({ name }) => name !== 'classNames' && name !== 'slotProps'),
    parts: [...classes.matchAll(/readonly (\w+)\?:/g)].map(([, part = '']) => part),
    passedOn: found.filter(({ own }) => own === undefined).map(({ name }) => name),
  }
}

/**
 * @param {Checker} checker
 * @param {TypeSymbol} exported
 * @returns {ObjectType | undefined} Nothing when it is no object, or what a component takes.
 */
const objectType = (checker, exported) => {
  const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported)
  const isObject = (symbol.flags & SymbolFlags.Interface) !== 0 && !exported.name.endsWith('Props')
  if (!isObject) return undefined
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
  return {
    name: exported.name,
    description: symbol.getDocumentationComment(checker).trim(),
    members: members.flatMap((member) => ownProp(checker, member, commonOfMembers) ?? []),
  }
}

/** @returns {Record<string, { components: ComponentProps[], types: ObjectType[] }>} What every subpath of the package exports. */
export const exportsOfPackage = () => {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (project === undefined) throw new Error(`The compiler does not open ${config}`)
    const { checker, program } = project
    const of = (/** @type {string} */ folder) => {
      const file = program.getSourceFile(`${source}${folder}/index.ts`)
      const module = file && checker.getSymbolAtLocation(file)
      const exported = module === undefined ? [] : checker.getExportsOfModule(module)
      return {
        components: exported.flatMap((symbol) => componentProps(checker, symbol) ?? []).toSorted(mainFirst(folder)),
        types: exported.flatMap((symbol) => objectType(checker, symbol) ?? []),
      }
    }
    return Object.fromEntries(subpaths().map((folder) => [folder, of(folder)]))
  } finally {
    api.close()
  }
}

/** @returns {Record<string, ComponentProps[]>} The components of every subpath of the package. */
export const propsOfComponents = () =>
  Object.fromEntries(Object.entries(exportsOfPackage()).map(([folder, { components }]) => [folder, components]))
