import type { RoleCode } from '@cabinet/contract/access'
import type { Database } from '../../db/database.ts'
import type { Language } from '../language.ts'
import type { Platform } from '../module.ts'
import type { LetterKind } from './letter.ts'

/** Who gets a letter. */
export interface Reader {
  readonly email: string
  readonly language: Language
}

/** Working people of an organization who want letters: those with one of the roles, and those named by id. */
export const findReaders = async (
  { query }: Database,
  organizationId: string,
  { roles = [], ids = [] }: { readonly roles?: readonly RoleCode[]; readonly ids?: readonly string[] },
): Promise<Reader[]> => {
  const people = await query
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.language', 'person.notifications'])
    .select((column) =>
      column
        .exists(
          column
            .selectFrom('person_role')
            .select('person_role.person_id')
            .whereRef('person_role.person_id', '=', 'person.id')
            .where('person_role.is_deleted', '=', false)
            // A list may not be empty in SQL; nobody holds a role without a name.
            .where('person_role.role', 'in', roles.length > 0 ? [...roles] : ['' as RoleCode]),
        )
        .as('holds_role'),
    )
    .where('person.organization_id', '=', organizationId)
    .where('person.status', '=', 'ACTIVE')
    .where('person.is_deleted', '=', false)
    .orderBy('person.id')
    .execute()
  return people
    .filter(({ id, holds_role, notifications }) => notifications.email && (holds_role || ids.includes(id)))
    .map(({ email, language }) => ({ email, language }))
}

/** Writes the same letter to each reader in their language. */
export const writeToReaders = async <Input>(
  { post }: Pick<Platform, 'post'>,
  organizationId: string,
  readers: readonly Reader[],
  kind: Pick<LetterKind<Input>, 'write'>,
  input: Input,
): Promise<void> => {
  for (const { email, language } of readers) {
    await post.write({ organizationId, recipient: email, content: kind.write(input, language) })
  }
}
