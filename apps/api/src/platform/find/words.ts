import { comparable } from '@cabinet/contract/text'

/** What is looked for: every word of one of these. */
type WordsSought = readonly (readonly string[])[]

/** More words than anybody types or copies from a row; a word more would cost and find nothing else. */
const MOST = 10

/** What registers write before a number; it says which number it is and is no part of any. */
const LABELS = new Set(
  `№ n no nr инн itn inn кпп kpp огрн ogrn огрнип бик bik р/с к/с тел tel телефон номер number
  договор договору contract счет счету invoice заказ заказу order упд торг-12 торг ттн акт накладная счет-фактура отгрузка
  заявление заявка поставка покупатель`.split(/\s+/),
)

/** «ИНН7799012346», as some programs put a label and its number together. */
const GLUED = /(?<![\p{L}\p{N}])(инн|кпп|огрн|огрнип|бик|тел|itn|inn|kpp|ogrn|bik)(?=\d)/gu

/** «от 20.11.2026 г.», «of 20/11/2026» behind the number of a document. */
const DATED = /(?<![\p{L}\p{N}])(?:от|of|from|dated) \d[\d./-]*\d(?: ?г(?![\p{L}\p{N}])\.?)?/gu

/** Groups of digits, as telephones and accounts are written; 7 or 8 before a telephone belongs to no number. */
const GROUPED = /(?<![\p{L}\p{N}-])(?:\+?[78](?=[ (-]*\d{3}\D))?[ (-]*(\d+(?:[ ().-]+\d+)+)(?![\p{L}\p{N}-])/gu

/** What people write around a word. */
const EDGES = /^["'([{<,;:]+|["')\]}>,.;:]+$/g

const wordsIn = (text: string): readonly string[] =>
  text
    .split(' ')
    .map((word) => word.replaceAll(EDGES, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

const bounded = (words: readonly string[]): readonly string[] => [...new Set(words)].slice(0, MOST)

/**
 * The words of a query, as they are compared: without labels and what belongs to them, in any order. Where digits stand
 * in groups, the same words with the digits together are an alternative: so telephones are kept. A query of nothing but
 * signs or labels is looked for as it is.
 */
export const wordsSought = (query: string): WordsSought => {
  const whole = comparable(query.replaceAll(/[№#]/g, ' № ')).replaceAll(GLUED, '$1 ')
  const named = whole.replaceAll(DATED, ' ')
  const read = (text: string): readonly string[] => wordsIn(text).filter((word) => !LABELS.has(word))
  const words = read(named)
  if (words.length === 0) return [wordsIn(whole).length > 0 ? bounded(wordsIn(whole)) : [whole]]
  const together = named.replaceAll(GROUPED, (_, digits: string) => ` ${digits.replaceAll(/\D/g, '')} `)
  return together === named ? [bounded(words)] : [bounded(words), bounded(read(together))]
}
