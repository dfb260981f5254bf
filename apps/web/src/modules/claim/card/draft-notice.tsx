import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { Banner } from '@cabinet/ui/banner'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { stepOfField } from '../form/steps.ts'
import { type ClaimMessageId, useClaimMessages } from '../parts/messages.ts'
import { draftAddress } from './actions.tsx'

/** What keeps a draft from being sent: each thing leads to the place where it is mended. */
export const DraftNotice = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  if (claim.status.name !== 'DRAFT') return null
  const anchorOf = ({ field, documentType, kind }: ClaimCard['missing'][number]): string =>
    field ?? (documentType === null ? (kind === 'LINE' ? 'lines' : 'documents') : `documents.${documentType}`)
  /** What a rule says of a field needs the name of the field here, where the field does not stand above it. */
  const textOf = ({ field, message }: ClaimCard['missing'][number]): string => {
    if (field === null) return message
    const label = t(`field.${field.replace(/\[\d+\].*/, '')}` as ClaimMessageId, { product: claim.product.name })
    return `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
  }
  return (
    <Stack gap={12}>
      {claim.warnings.map(({ code, message }) => (
        <Banner key={code} tone="notice">
          {message}
        </Banner>
      ))}
      {claim.missing.length === 0 ? (
        <Banner tone="positive" title={t('draft.whole')}>
          {t('draft.wholeText')}
        </Banner>
      ) : (
        <Banner tone="info" title={t('draft.missing', { count: claim.missing.length })}>
          <ul>
            {claim.missing.map((missing) => {
              const field = anchorOf(missing)
              const address = draftAddress(claim, stepOfField(claim, field))
              return (
                <li key={`${field} ${missing.code}`}>
                  {claim.may.edit ? (
                    <Link href={`${address}&field=${encodeURIComponent(field)}`}>{textOf(missing)}</Link>
                  ) : (
                    textOf(missing)
                  )}
                </li>
              )
            })}
          </ul>
        </Banner>
      )}
    </Stack>
  )
}
