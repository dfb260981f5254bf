const NBSP = '\u00A0'

const forms = [
  'ООО',
  'АО',
  'ПАО',
  'НАО',
  'ЗАО',
  'ОАО',
  'НКО',
  'АНО',
  'ИП',
  'КФХ',
  'ГУП',
  'МУП',
  'ФГУП',
  'СК',
  'ТД',
  'УК',
]
const afterForm = new RegExp(`(?<=(?:^|[\\s«"„(])(?:${forms.join('|')})) (?=[«"„А-ЯЁA-Z])`, 'g')
const beforeInitials = / (?=[А-ЯЁA-Z]\.)/g

/**
 * The name of a company in a text: no line ends between its form and its name («ООО «Ромашка»»), or before initials. For
 * every name that comes from data; what is copied, searched or sent stays as it is stored. A name that fills a column by
 * itself goes without: there a line ends after the form only where it would end within a word otherwise. Pages of
 * registration, whose script is counted, take `keepTogether`, which they have anyway.
 */
export const companyText = (name: string): string => name.replaceAll(afterForm, NBSP).replaceAll(beforeInitials, NBSP)
