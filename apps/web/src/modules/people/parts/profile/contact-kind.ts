/** What is to be proved: a new phone, a new e-mail, or one of them that the person has. */
export type ContactKind = 'PHONE' | 'EMAIL' | 'PRESENT_PHONE' | 'PRESENT_EMAIL'

/** The call does not tell a new contact from the present one. */
export const callKindOf = (kind: ContactKind): 'PHONE' | 'EMAIL' =>
  kind === 'PHONE' || kind === 'PRESENT_PHONE' ? 'PHONE' : 'EMAIL'
