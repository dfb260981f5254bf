const NBSP = '\u00A0'

/**
 * Joins what a line must not part in Russian: «№» or an identifier and its number, a form of company and its name, a
 * number and the word that it counts. For messages as they are built and for words that come from the server; texts to
 * be read get all of `typeset`.
 */
export const keepTogether = (text: string): string =>
  text
    .replaceAll(/(?<=(?:^|[\s«(])(?:№|ИНН|КПП|ОГРН|ОГРНИП|БИК)) (?=[\dА-ЯA-Z{])/gm, NBSP)
    .replaceAll(/(?<=(?:^|[\s«(])(?:ООО|АО|ПАО|ИП)) (?=[«А-Я])/gm, NBSP)
    .replaceAll(/# (?=[а-яё])/gi, `#${NBSP}`)
    .replaceAll(
      /(?<=\d) (?=(?:₽|%|шт\.|дн|ден|раб|календарн|секунд|минут|час|месяц|лет|год|раз|символ|цифр|МБ|КБ))/g,
      NBSP,
    )
