interface Names {
  readonly lastname: string
  readonly firstname: string
  readonly middlename: string | null
}

/** «Соколов Михаил Андреевич». */
export const fullNameOf = ({ lastname, firstname, middlename }: Names): string =>
  [lastname, firstname, middlename].filter(Boolean).join(' ')

/** «+7 900 123-45-67» with spaces that do not break. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3-$4-$5')
