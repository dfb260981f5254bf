const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that stand for no state: unions, outlying islands, inventions for tests. */
const noStates = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'CQ', 'AC', 'TA', 'CP', 'DG', 'EA', 'IC'])
const HOME = 'RU'

/** States by name in a language, ours first: what the browser knows is the list. */
export const countriesIn = (locale: string): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !noStates.has(code))
    .flatMap((value) => {
      const label = names.of(value)
      return label === undefined ? [] : [{ value, label }]
    })
  // An old code has the name of what is there now.
  const once = new Map(all.reverse().map((country) => [country.label, country]))
  const home = names.of(HOME) ?? HOME
  once.delete(home)
  const rest = [...once.values()].sort((left, right) => left.label.localeCompare(right.label, locale))
  return [{ value: HOME, label: home }, ...rest]
}
