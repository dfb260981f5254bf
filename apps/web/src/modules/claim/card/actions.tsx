import { claimPages } from '@cabinet/contract/claim/pages'
import { archive } from '@cabinet/contract/claim/papers'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { DownloadButton } from '@cabinet/ui/download-button'
import { TextArea } from '@cabinet/ui/text-area'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useCloneClaim, useRemoveClaim, useWithdrawClaim } from '../data.ts'
import { formAddress } from '../parts/products.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from '../parts/claim.css.ts'

/** The form of a draft: one thing has it under the address of its product, a group under its own. */
export const draftAddress = ({ id, object, product }: ClaimCard, step?: string) =>
  object ? formAddress(product.name, object.id, step) : claimPages.claim({ id }, { step: step ?? 'LINES' })

const WithdrawDialog = ({ claim, onClose }: { claim: ClaimCard; onClose: () => void }) => {
  const t = useClaimMessages()
  const { trigger } = useWithdrawClaim()
  return (
    <FormDialog<{ reason?: string }>
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      submit={t('withdraw')}
      tone="negative"
      done={t('withdraw.done', { number: claim.number })}
      fields={['reason']}
      onSubmit={({ reason }) => trigger({ params: { id: claim.id }, body: { reason: reason?.trim() || null } })}
      onClose={onClose}
    >
      <FormField<string> name="reason" empty="">
        {(field) => <TextArea label={t('withdraw.reason')} maxLength={500} rows={2} {...field} />}
      </FormField>
    </FormDialog>
  )
}

/** What can be done with a claim as a whole; what this person may not do says why. */
export const ClaimActions = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const clone = useCloneClaim()
  const remove = useRemoveClaim()
  const [asks, setAsks] = useState<'withdraw' | 'remove'>()
  const { id, number, possible, may } = claim
  const role = may.submit ? {} : { disabledReason: t('submit.role') }
  const repeat = () =>
    attempt(async () => {
      const made = await clone.trigger({ params: { id } })
      if (!made) return
      toast.show({ tone: 'positive', text: t('clone.done', { number: made.number }) })
      void navigate(claimPages.claim({ id: made.id }))
    })
  return (
    <div className={styles.actions}>
      {possible.remove && (
        <Button
          variant="quiet"
          tone="negative"
          {...(!may.edit && { disabledReason: t('edit.role') })}
          onPress={() => setAsks('remove')}
        >
          {t('remove')}
        </Button>
      )}
      {possible.withdraw && (
        <Button variant="quiet" tone="negative" {...role} onPress={() => setAsks('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      {(claim.documents.length > 0 || claim.status.name !== 'DRAFT') && (
        <DownloadButton
          variant="outline"
          tone="neutral"
          fileName={t('archive.name', { number })}
          onDownload={async (control) => saveFile(await call(archive, { params: { id } }, control))}
          onError={console.error}
        >
          {t('archive')}
        </DownloadButton>
      )}
      {possible.edit &&
        (may.edit ? (
          <MainAction>
            <ButtonLink href={draftAddress(claim)}>{t('continue')}</ButtonLink>
          </MainAction>
        ) : (
          <Button disabledReason={t('edit.role')}>{t('continue')}</Button>
        ))}
      {possible.clone && (
        <Button isLoading={clone.isMutating} {...role} onPress={() => void repeat()}>
          {t('clone')}
        </Button>
      )}
      {asks === 'withdraw' && <WithdrawDialog claim={claim} onClose={() => setAsks(undefined)} />}
      <ConfirmDialog
        isOpen={asks === 'remove'}
        title={t('remove.title', { number })}
        confirmLabel={t('remove.confirm')}
        tone="negative"
        onOpenChange={(isOpen) => setAsks(isOpen ? 'remove' : undefined)}
        onConfirm={() =>
          attempt(async () => {
            await remove.trigger({ params: { id } })
            await navigate(claimPages.settlement())
          })
        }
      >
        {t('remove.text')}
      </ConfirmDialog>
    </div>
  )
}
