import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/** The plural forms that a number can ask for in each language. */
const forms = /** @type {Record<string, readonly string[]>} */ ({
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
})

/**
 * Gaps between the languages: every message exists in each of them, takes the same arguments and knows every plural
 * form of its language.
 *
 * @param {readonly { path: string, text: string }[]} files The message files, named `<language>.json`; files of one
 *   folder belong together.
 * @returns {string[]} One sentence for each gap.
 */
export function messageProblems(files) {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...folders].flatMap(([folder, together]) => {
    /** @type {string[]} */
    const problems = []
    const languages = new Map(
      together.map(({ path, text }) => [path.slice(folder.length + 1, -'.json'.length), read(path, text, problems)]),
    )
    for (const language of Object.keys(forms))
      if (!languages.has(language)) problems.push(`${folder} has no ${language}.json.`)
    const ids = new Set([...languages.values()].flatMap((messages) => [...messages.keys()]))
    for (const id of ids) problems.push(...compare(folder, id, languages))
    return problems
  })
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string[]} problems
 * @returns {Map<string, Element[]>} Parsed messages by id.
 */
function read(path, text, problems) {
  /** @type {Map<string, Element[]>} */
  const messages = new Map()
  for (const [id, message] of flatten('', JSON.parse(text)))
    try {
      if (message.trim() === '') problems.push(`${path}: ${id} is empty.`)
      messages.set(id, parse(message))
    } catch (error) {
      problems.push(`${path}: ${id} is not a message: ${error instanceof Error ? error.message : error}`)
    }
  return messages
}

/**
 * @param {string} prefix
 * @param {unknown} value
 * @returns {[string, string][]}
 */
function flatten(prefix, value) {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => flatten(prefix ? `${prefix}.${key}` : key, inner))
  return [[prefix, String(value)]]
}

/**
 * @param {string} folder
 * @param {string} id
 * @param {Map<string, Map<string, Element[]>>} languages
 * @returns {string[]}
 */
function compare(folder, id, languages) {
  /** @type {string[]} */
  const problems = []
  const all = [...languages].flatMap(([language, messages]) => {
    const message = messages.get(id)
    if (!message) problems.push(`${folder}/${language}.json lacks ${id}.`)
    return message ? [{ language, ...inspect(message) }] : []
  })
  const wanted = all[0]
  for (const { language, names, plurals } of all) {
    if (wanted && [...names].toSorted().join() !== [...wanted.names].toSorted().join())
      problems.push(`${folder}: ${id} takes other arguments in ${language} than in ${wanted.language}.`)
    for (const plural of plurals)
      for (const form of forms[language] ?? [])
        if (!plural.includes(form)) problems.push(`${folder}/${language}.json: ${id} lacks the plural form "${form}".`)
  }
  return problems
}

/**
 * @param {readonly Element[]} elements
 * @returns {{ names: Set<string>, plurals: string[][] }} Names of arguments and tags; the forms of each plural.
 */
function inspect(elements) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @type {string[][]} */
  const plurals = []
  const visit = (/** @type {readonly Element[]} */ list) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value)
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options))
    }
  }
  visit(elements)
  return { names, plurals }
}
