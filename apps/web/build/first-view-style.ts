import { parse, type Root } from 'postcss'

/** What the page can be matched by before any script has run. */
interface Markup {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** Set by the script in the head, so it is there before anything is painted. */
const SET_IN_HEAD = 'data-cabinet-theme'

/** What shows only when somebody does something, by which time the whole sheet is there. */
const SHOWS_LATER = /::selection|::placeholder|:autofill/
const ACTS_LATER = /^(?:transition|cursor|user-select|-webkit-(?:user-select|tap-highlight|text-decoration))/

const firsts = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const markupOf = (html: string): Markup => ({
  tags: new Set(['html', ...firsts(html, /<([a-z][a-z0-9]*)/g)]),
  classes: new Set(firsts(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
  attributes: new Set([SET_IN_HEAD, ...firsts(html, /\s([a-z][\w-]*)=/g)]),
})

/** Whether an element of the page can match. What `:not()`, `:has()` and their like ask for is left to the browser. */
const canMatch = (selector: string, { tags, classes, attributes }: Markup): boolean => {
  const own = selector.replaceAll(/:[\w-]+\([^)]*\)/g, '')
  return (
    !SHOWS_LATER.test(own) &&
    !selector.includes(`:not([${SET_IN_HEAD}])`) &&
    firsts(own, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g).every((name) => tags.has(name)) &&
    firsts(own, /\.([\w-]+)/g).every((name) => classes.has(name)) &&
    firsts(own, /\[([\w-]+)/g).every((name) => attributes.has(name))
  )
}

/** For old browsers alone (build/older-colors.ts): with the whole sheet behind the content is early enough for them. */
const OLD_BROWSERS = /^not \(color: ?color-mix\(/

/** Takes away the variables that no rule needs, neither itself nor through another variable. */
const dropVariables = (sheet: Root): void => {
  const made = new Map<string, string[]>()
  const needed = new Set<string>()
  const variablesIn = (value: string) => firsts(value, /var\(\s*(--[\w-]+)/g)
  const need = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    made.get(name)?.forEach(need)
  }
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    made.set(prop, [...(made.get(prop) ?? []), ...variablesIn(value)])
  })
  sheet.walkDecls(({ prop, value }) => {
    if (!prop.startsWith('--')) variablesIn(value).forEach(need)
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (!needed.has(declaration.prop)) declaration.remove()
  })
}

/** Rules are as good as absent once nothing is left in them; a layer keeps its place among the others. */
const dropEmpty = (sheet: Root): void => {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules(/^(?:media|supports|starting-style)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/**
 * The part of a style sheet that the first view of a page is drawn with, in the order of the sheet: rules that an element
 * of the page can match before any script has run, and the variables that these need. The fonts of the page are on their way
 * then; of their faces the one stays that measures like them and that every machine has.
 *
 * @param css the whole style sheet
 * @param html the page
 */
export const firstViewStyle = (css: string, html: string): string => {
  const markup = markupOf(html)
  const sheet = parse(css)
  sheet.walkAtRules(/^(?:-webkit-)?keyframes$/, (rule) => void rule.remove())
  sheet.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) face.remove()
  })
  sheet.walkAtRules('supports', (rule) => {
    if (OLD_BROWSERS.test(rule.params)) rule.remove()
  })
  sheet.walkDecls(ACTS_LATER, (declaration) => void declaration.remove())
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, markup))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  dropVariables(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}
