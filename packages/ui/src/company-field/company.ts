/** A company or an entrepreneur by the numbers that the state knows it by. */
export interface Company {
  readonly name: string
  readonly inn: string
  /** Empty for an entrepreneur. */
  readonly kpp: string
  /** ОГРН or ОГРНИП. */
  readonly ogrn: string
  readonly address: string
}

/** A company of which nothing is known. */
export const emptyCompany: Company = { name: '', inn: '', kpp: '', ogrn: '', address: '' }

/** Ten or twelve digits, as one types or copies an ИНН; anything else is a name. */
const innLike = /^\d{10}(?:\d\d)?$/

/** What a line means that no suggestion was taken for: an ИНН or a name. */
export const companyOf = (text: string): Company => {
  const compact = text.replaceAll(/\s/g, '')
  return innLike.test(compact) ? { ...emptyCompany, inn: compact } : { ...emptyCompany, name: text }
}

/** The line of a company: its name, or its ИНН while the name is not known. */
export const lineOf = (company: Company): string => (company.name === '' ? company.inn : company.name)
