import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { commit } from '@cabinet/contract/debtor/import'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { MarkedButton } from './marked-button.tsx'
import { useImportMessages } from './messages.ts'

export type Committed = ResponseOf<typeof commit>

/** What is on the register now, and the way to it. */
export const DoneStep = ({ file, result, onMore }: { file: File; result: Committed; onMore: () => void }) => {
  const t = useImportMessages()
  const money = useMoney()
  return (
    <Card>
      <EmptyState
        drawing={<BoxDrawing />}
        title={t('done.title', { count: result.createdCount })}
        action={
          <Inline gap={8}>
            <ButtonLink href={debtorPages['Debtors:OrderRegister']({}, { status: 'DRAFT' })}>
              {t('done.drafts')}
            </ButtonLink>
            {result.badCount > 0 && <MarkedButton file={file} />}
            <Button variant="outline" tone="neutral" onPress={onMore}>
              {t('done.more')}
            </Button>
          </Inline>
        }
      >
        {t('done.text', { sum: money(result.amountSum) })}
      </EmptyState>
    </Card>
  )
}
