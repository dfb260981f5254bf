const NBSP = '\u00A0'

/**
 * Russian typography for long texts that are written by hand: no line ends after a word of one letter, before a dash,
 * after «№», «г.», «ул.», «д.», «ст.» or between a number and its unit.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(/ (?=[—–] )/g, NBSP)
    .replaceAll(/(?<=(?:^|[\s«(„])[авиксуояАВИКСУОЯ]) (?=\S)/gm, NBSP)
    .replaceAll(/(?<=(?:^|[\s(«])(?:№|г\.|ул\.|д\.|ст\.|стр\.)) (?=\S)/gm, NBSP)
    .replaceAll(/(?<=\d) (?=(?:₽|%|шт\.|дн|раб|календарн|час|минут|лет|год|МБ))/g, NBSP)
