export const languages = ['ru', 'en'] as const
export type Language = (typeof languages)[number]

/** The same words in every language of the interface. */
export type Message = Readonly<Record<Language, string>>

const weightOf = (parameters: readonly string[]): number => {
  const given = parameters.find((parameter) => parameter.trim().startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.trim().slice(2))
  return Number.isFinite(weight) ? weight : 0
}

/** The language of the answer by `Accept-Language`; Russian when the header names none of ours. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',', 20)
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';')
      return { code: range.trim().slice(0, 2).toLowerCase(), weight: weightOf(parameters) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
  const found = wanted.find(({ code }) => (languages as readonly string[]).includes(code))
  return (found?.code as Language | undefined) ?? 'ru'
}

/** A dictionary value in the language of the request: `{ name, description }`. */
export const named = <Name extends string>(
  text: Readonly<Record<Name, Message>>,
  name: Name,
  language: Language,
): { name: Name; description: string } => ({ name, description: text[name][language] })
