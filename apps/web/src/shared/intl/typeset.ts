import { keepTogether } from './keep-together.ts'

const NBSP = '\u00A0'

/**
 * Russian typography: no line ends after a word of one letter, before a dash, after «№», «г.», «ул.», «д.», «ст.»,
 * between a number and its unit, a form of company and its name, an identifier and its digits, or inside a telephone.
 */
export const typeset = (text: string): string =>
  keepTogether(text)
    .replaceAll(/ (?=[—–] )/g, NBSP)
    .replaceAll(/(?<=(?:^|[\s«(„])[авиксуояАВИКСУОЯ]) (?=\S)/gm, NBSP)
    .replaceAll(/(?<=(?:^|[\s(«])(?:г\.|ул\.|д\.|ст\.|стр\.)) (?=\S)/gm, NBSP)
    .replaceAll(/\+7 \(?\d{3}\)? [\d-]+/g, (phone) => phone.replaceAll(' ', NBSP))
