import type { Kysely } from 'kysely'
import { newId } from '../../kernel/ids.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { RequestContext } from '../context.ts'
import { insuranceErrors } from './messages.ts'
import type { DisableReasonTable, DisableReasonTableName } from './tables.ts'

/** Why the insurance of a product may be ended, and where it keeps what was said. */
export interface ProductReasons<Reason extends string> {
  readonly table: DisableReasonTableName<Reason>
  /** In the order in which they are shown. */
  readonly codes: readonly Reason[]
  readonly words: Readonly<Record<Reason, Message>>
}

/** Fewer characters explain nothing. */
const SHORTEST_COMMENT = 10

const needsComment = (reason: string): boolean => reason === 'OTHER'

/** The reasons as a person chooses from them. */
export const listDisableReasons = <Reason extends string>(
  { codes, words }: ProductReasons<Reason>,
  language: Language,
) =>
  codes.map((code, index) => ({
    id: code,
    code,
    name: words[code][language],
    requiresComment: needsComment(code),
    sort: (index + 1) * 10,
  }))

/** What a person has said about the end of the insurance. */
export interface GivenReason<Reason extends string> {
  readonly reasonId: Reason
  readonly comment?: string | null | undefined
}

/**
 * Looks whether what a person has said is enough, before anything is locked or changed.
 *
 * @throws HttpError 400 when the reason asks for a comment
 */
export const checkDisableReason = ({ reasonId, comment }: GivenReason<string>): void => {
  if (needsComment(reasonId) && (comment?.length ?? 0) < SHORTEST_COMMENT) throw insuranceErrors.commentNeeded()
}

/**
 * Keeps why the insurance is about to be ended.
 *
 * @throws HttpError 400 when the reason asks for a comment
 */
export const saveDisableReason = async <Reason extends string>(
  { platform, organizationId, user }: RequestContext,
  { table }: ProductReasons<Reason>,
  given: GivenReason<Reason>,
): Promise<void> => {
  checkDisableReason(given)
  // Every table of reasons has these columns, whatever its name.
  const query = platform.database.query as unknown as Kysely<{ reason: DisableReasonTable }>
  const name: string = table
  await query
    .insertInto(name as 'reason')
    .values({
      organization_id: organizationId,
      id: newId(),
      person_id: user.id,
      reason: given.reasonId,
      comment: given.comment || null,
      given_at: platform.clock.nowText(),
    })
    .execute()
}
