/** Parts of a name as they are stored. */
interface Names {
  readonly lastname: string
  readonly firstname: string
  readonly middlename: string | null
}

/** «Соколов Михаил Андреевич». */
export const fullNameOf = ({ lastname, firstname, middlename }: Names): string =>
  [lastname, firstname, middlename].filter(Boolean).join(' ')
