const quotes = /[«»"„“”'`]/g
/** Legal forms that say nothing about the name. */
const legalForm = /^(ООО|АО|ПАО|ЗАО|ОАО|НАО|ИП|LLC|JSC|PJSC)$/i

/** Up to two capital letters of a name: `Мария Соколова` МС, `АО «Банк Меридиан»` БМ, `Тайга` Т. */
export const initials = (name: string): string => {
  const words = name
    .replaceAll(quotes, ' ')
    .split(/[\s-]+/)
    .filter((word) => /\p{L}|\d/u.test(word))
  const meaningful = words.filter((word) => !legalForm.test(word))
  return (meaningful.length > 0 ? meaningful : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('ru') ?? '')
    .join('')
}

/** A hue of the colour wheel, 0 to 359, the same for the same name everywhere. */
export const hueOf = (name: string): number => {
  let hash = 0
  for (const character of name.trim().toLocaleLowerCase('ru'))
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return (hash * 47) % 360
}
