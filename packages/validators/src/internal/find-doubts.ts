// Roubles, their thousands and kopecks, other currencies, pieces and kilograms. A lonely «р» is a rouble unless an account
// begins there (`р/с`, `р.с.`).
const unit = String.raw`(?:[₽$€%]|(?:руб(?:л[а-яё]*)?|коп(?:е[а-яё]*)?|тыс(?:яч[а-яё]*)?|млн|млрд|долл[а-яё]*|евро|шт(?:ук[а-яё]*)?|кг|rub|rur|usd|eur)(?![a-zа-яё])|р(?![a-zа-яё/\\]|\.?\s?[сc](?:[ч.\s\d]|$)))`
const sumAfter = new RegExp(
  String.raw`^(?:[ \u00a0\u2009\u202f]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?[ \u00a0\u2009\u202f]?${unit}`,
  'i',
)
const kopecks = /^,(?:\d{1,2}(?![.,]?\d)|[-–—](?![a-zа-яё\d]))/i
const stars = /[*•●×]/

const runOf = (text: string, place: number, step: number): number => {
  let count = 0
  while (count < 20 && stars.test(text.charAt(place + count * step))) count++
  return count
}

/** What is sure of a number, whoever named it: it is a sum, a piece of a card with stars, or it holds a date or a time. */
export const isOther = (text: string, start: number, end: number, part: string): boolean => {
  // Emphasis has as many stars on both sides; a card that shows its last digits alone has not.
  if (runOf(text, start - 1, -1) !== runOf(text, end, 1)) return true
  if (text.charAt(start - 1) === ' ' && runOf(text, start - 2, -1) > 1) return true
  if (text.charAt(end) === ' ' && runOf(text, end + 1, 1) > 1) return true
  if (/(?<!\d)(?:\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)|\d[:/]\d/.test(part)) return true
  const after = text.slice(end, end + 24)
  // The year of a day and the minutes of an hour begin no number.
  const before = text.slice(Math.max(0, start - 8), start)
  if (/(?:\d\.\d{1,2}\.|\d{4}-\d\d-|(?<!\d)\d{1,2}:)$/.test(before)) return true
  if (/\d\.$/.test(before) && /^\d{1,2}\.(?:19|20)\d\d(?!\d)/.test(part)) return true
  if (part.length < 8 && (/^[.:]\d/.test(after) || /\d[.:]$/.test(before))) return true
  return /^\d[\d\s.]*$/.test(part) && (kopecks.test(after) || sumAfter.test(after) || /[$€₽]\s?$/.test(before))
}

// What has a number of its own, which may be as long as an identifier and has a right check digit by chance.
const numbered =
  /(?:^|[^a-zа-яё])(?:заказ|заявк|накладн|договор|артикул|трек|счет-фактур|счёт-фактур|order|invoice|tracking)[а-яё]{0,3}(?:-наряд[а-яё]?)?[\s:.]{0,2}(?:№|#|номер|no?\.?)?[\s:]?$/i

/**
 * What speaks against a number that nobody named: it is joined to something else, as in the number of an order
 * (`А-7707083893`, `7707083893/1`), a UUID, a version or an address of a page. Dots part no such groups either, but those
 * of telephones and accounts.
 */
export const isPiece = (text: string, start: number, end: number, hasDots: boolean, part: string): boolean => {
  if (!hasDots && /\d\.\d/.test(part)) return true
  if (numbered.test(text.slice(Math.max(0, start - 32), start))) return true
  const before = text.slice(Math.max(0, start - 14), start)
  const after = text.slice(end, end + 14)
  if (/[a-zа-яё\d][-\u2010\u2011_\\]$|\d[.:]$|(?<!\d)\d{1,3},$/i.test(before)) return true
  if (/^(?:[-\u2010\u2011_\\][a-zа-яё\d]|[.:]\d|\.\d{1,2}(?!\d))/i.test(after)) return true
  // An ИНН and its КПП stand beside each other; nothing else with a slash is a number of its own.
  const isPair = part.length === 10 ? /^\/\d{4}[\dA-Z]{2}\d{3}(?![a-zа-яё\d/])/.test(after) : false
  return (
    (/^\/[a-zа-яё\d]/i.test(after) && !isPair) ||
    (/[a-zа-яё\d]\/$/i.test(before) && !/(?<!\d)(?:\d{9}|\d{10})\/$/.test(before))
  )
}
