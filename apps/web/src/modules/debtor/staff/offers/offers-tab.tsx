import type { CreditOffer, Insurer } from '@cabinet/contract/debtor/staff'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { Register } from '../../../../shared/register/register.tsx'
import { useRegister } from '../../../../shared/register/use-register.ts'
import { MainAction } from '../../../../shared/ui/main-action.tsx'
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx'
import { useInsurers, useWithdrawOffer } from '../data.ts'
import { columnsOf } from './columns.tsx'
import { useOffersMessages } from './messages.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { offersRegister, useOffersControls } from './register.ts'

const NONE: readonly Insurer[] = []

/** To whom credit insurance was offered, and what has become of it. */
export const OffersTab = () => {
  const t = useOffersMessages()
  const register = useRegister(offersRegister)
  // They only name the choices of a filter: without them the register is as good.
  const { data: insurers } = useInsurers()
  const controls = useOffersControls(insurers?.content ?? NONE)
  const { trigger: withdraw } = useWithdrawOffer()
  const [isOffering, setOffering] = useState(false)
  const [withdrawn, setWithdrawn] = useState<CreditOffer | null>(null)
  const columns = useMemo(() => columnsOf(t, setWithdrawn), [t])
  const offer = (
    <Button icon={Plus} onPress={() => setOffering(true)}>
      {t('offer.open')}
    </Button>
  )
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('list.text')}
      </Text>
      <Inline>
        <MainAction>{offer}</MainAction>
      </Inline>
      <Register
        of={register}
        label={t('list.title')}
        columns={columns}
        search={{ name: 'q', label: t('list.search'), placeholder: t('list.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
      />
      {isOffering && <OfferDialog onClose={() => setOffering(false)} />}
      {withdrawn && (
        <QuestionDialog
          title={t('withdraw.title')}
          text={t('withdraw.text', { organization: companyText(withdrawn.organization) })}
          submit={t('withdraw.submit')}
          done={t('withdraw.done')}
          onConfirm={() => withdraw({ params: { id: withdrawn.id } })}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </Stack>
  )
}
