import type { InsuredProduct } from '@cabinet/contract/insured'
import type { SentEmail } from '../../platform/emails/email.ts'
import { sendToRecipients } from '../../platform/emails/recipients.ts'
import type { Platform } from '../../platform/context.ts'
import { findRecipients } from '../people/port.ts'
import type { ClaimRow } from './store.ts'

const roleOf = { SELLER: 'SELLER', SENDER: 'SENDER', DEBTOR: 'DEBTOR' } as const satisfies Record<
  InsuredProduct,
  string
>

type Addressed = Pick<ClaimRow, 'organization_id' | 'product' | 'author_id' | 'submitted_by'>

/** Writes to people who work with a product. */
export const writeToProduct = async <Input>(
  platform: Platform,
  { organization_id: organizationId, product }: Pick<Addressed, 'organization_id' | 'product'>,
  email: SentEmail<Input>,
  input: Input,
): Promise<void> => {
  const readers = await findRecipients(platform.database, organizationId, { roles: [roleOf[product]] })
  await sendToRecipients(platform, organizationId, readers, email, input)
}

/** Writes to who has begun a claim and who has sent it; nobody has begun the draft of a month. */
export const writeToAuthor = async <Input>(
  platform: Platform,
  claim: Addressed,
  email: SentEmail<Input>,
  input: Input,
): Promise<void> => {
  const ids = [claim.author_id, claim.submitted_by].filter((id) => id !== null)
  if (ids.length === 0) return writeToProduct(platform, claim, email, input)
  const readers = await findRecipients(platform.database, claim.organization_id, { ids })
  await sendToRecipients(platform, claim.organization_id, readers, email, input)
}
